"""Prints the result of a run as the other test programs of the project do."""


def pytest_terminal_summary(terminalreporter):
    counts = {kind: len(terminalreporter.stats.get(kind, [])) for kind in ("passed", "failed", "error")}
    failed = counts["failed"] + counts["error"]
    terminalreporter.ensure_newline()
    terminalreporter.write_line(f"{counts['passed']} passed, {failed} failed")
