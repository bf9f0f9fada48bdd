// Prints how many tests held, as the test command reads it.
export default class Tally {
  passed = 0;
  failed = 0;
  onTestEnd(test, result) {
    if (result.status === "passed") this.passed += 1;
    else this.failed += 1;
  }
  onEnd() {
    console.log(`\n${this.passed} passed, ${this.failed} failed`);
  }
}
