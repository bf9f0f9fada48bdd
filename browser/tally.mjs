// Prints how many tests held, as the test command reads it. A test that held only at the second try is named.
export default class Tally {
  onBegin(config, suite) { this.suite = suite; }
  onEnd() {
    const of = (...outcomes) => this.suite.allTests().filter((test) => outcomes.includes(test.outcome()));
    for (const test of of("flaky")) console.log(`held only at the second try: ${test.titlePath().slice(2).join(" › ")}`);
    console.log(`\n${of("expected", "flaky").length} passed, ${of("unexpected", "skipped").length} failed`);
  }
}
