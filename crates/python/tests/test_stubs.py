"""The type stubs describe what there is."""

import ast
import inspect
from pathlib import Path

import asterism
from asterism import _asterism


def declared():
    path = Path(asterism.__file__).with_name("_asterism.pyi")
    found = {}
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.ClassDef):
            functions = [item for item in node.body if isinstance(item, ast.FunctionDef)]
            found[node.name] = {item.name: item for item in functions}
        elif isinstance(node, ast.FunctionDef):
            found[node.name] = node
        elif isinstance(node, ast.AnnAssign):
            found[node.target.id] = None
    return found


def parameters(function):
    arguments = function.args
    names = [argument.arg for argument in arguments.posonlyargs + arguments.args]
    names = [name for name in names if name != "self"]
    return names, [argument.arg for argument in arguments.kwonlyargs]


def test_every_name_is_declared_and_every_declaration_exists():
    stubs = declared()
    public = {name for name in dir(_asterism) if not name.startswith("_")} | {"__version__"}
    assert public == set(stubs)
    assert set(asterism.__all__) - {"features", "normalized"} == public
    for name, members in stubs.items():
        value = getattr(_asterism, name)
        if not inspect.isclass(value) or issubclass(value, Exception):
            continue
        native = {member for member in vars(value) if not member.startswith("__")}
        plain = {member for member in members if not member.startswith("__")}
        assert native == plain, name
        for member, function in members.items():
            if member in native and callable(getattr(value, member)):
                check_parameters(getattr(value, member), function)
        if "__init__" in members:
            check_parameters(value, members["__init__"])


def check_parameters(value, function):
    names, keywords = parameters(function)
    found = inspect.signature(value).parameters.values()
    positional = [item.name for item in found if item.kind is not item.KEYWORD_ONLY]
    assert [name for name in positional if name not in ("self", "_memo")] == [
        name for name in names if name != "memo"
    ], function.name
    assert [item.name for item in found if item.kind is item.KEYWORD_ONLY] == keywords
