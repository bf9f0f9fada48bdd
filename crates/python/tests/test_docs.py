"""The examples in the documentation run."""

import doctest
import re
from pathlib import Path

import pytest

import asterism

PAGE = Path(__file__).parents[3] / "docs" / "researchers.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)


def test_there_are_examples():
    assert len(BLOCKS) >= 8


def test_the_examples_run_one_after_the_other():
    names = {}
    for number, block in enumerate(BLOCKS):
        try:
            exec(compile(block, f"example {number}", "exec"), names)
        except Exception as error:
            pytest.fail(f"example {number}: {error!r}\n{block}")


def test_the_example_of_the_package():
    assert doctest.testmod(asterism).failed == 0
