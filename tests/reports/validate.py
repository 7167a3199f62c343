"""Holds the reports of `tally check` against the schemas of those who read them.

validate.py TALLY SOURCE_DIR; exits with 77 where what it needs is not installed.
"""
import copy
import json
import os
import shutil
import subprocess
import sys
import tempfile

try:
    import jsonschema
except ImportError:
    print("skipped: python3-jsonschema is not installed")
    sys.exit(77)
if shutil.which("xmllint") is None:
    print("skipped: xmllint is not installed")
    sys.exit(77)

TALLY, ROOT = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
SCHEMA = os.path.join(ROOT, "tests", "reports", "schema")
with open(os.path.join(SCHEMA, "sarif-schema-2.1.0.json")) as file:
    SARIF = jsonschema.Draft4Validator(json.load(file))

# A game whose names are meant to break out of JSON, XML, links and arguments.
NASTY = 'a"<b>&]]>{0}[x](http://y)\u0001\ufffe'


def run(*arguments, code=None):
    done = subprocess.run([TALLY, *arguments], cwd=ROOT, capture_output=True, timeout=250)
    if code is not None and done.returncode != code:
        raise AssertionError(f"{arguments}: {done.returncode}, expected {code}\n{done.stderr.decode()}")
    return done


def errors_of(report):
    return [f"{list(e.absolute_path)}: {e.message[:200]}" for e in SARIF.iter_errors(report)]


def check_sarif(path):
    """Valid, and whole in itself; gives its results."""
    with open(path, encoding="utf-8") as sarif:
        report = json.load(sarif)
    assert not errors_of(report), errors_of(report)[:5]
    (one,) = report["runs"]
    rules = one["tool"]["driver"]["rules"]
    (other,) = one["translations"]
    assert [r["id"] for r in rules] == [r["id"] for r in other["rules"]]
    assert len({r["id"] for r in rules}) == len(rules)
    assert one["language"] != other["language"]
    for rule, translated in zip(rules, other["rules"]):
        for key in "shortDescription", "fullDescription", "help":
            assert rule[key]["text"] and rule[key]["text"] != translated[key]["text"], (rule, key)
    states = ["baselineState" in r for r in one["results"]]
    assert all(states) or not any(states)  # the standard asks for this
    for result in one["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert result["message"]["text"]
        assert result["kind"] == "fail" or result["level"] == "none"
        (location,) = result["locations"]
        assert location["physicalLocation"]["artifactLocation"]["uri"]
        if result["kind"] == "fail":
            assert result["partialFingerprints"]["tallyFinding/v1"]
        for flow in result.get("codeFlows", []):
            (thread,) = flow["threadFlows"]
            steps = thread["locations"]
            assert len(steps) > 1 and steps[-1]["importance"] == "essential"
            places = [s["location"]["logicalLocations"][0]["fullyQualifiedName"] for s in steps]
            assert places[-1] == location["logicalLocations"][0]["fullyQualifiedName"]
    return report


def check_junit(path):
    for schema in "junit-10.xsd", "jenkins-junit.xsd":
        subprocess.run(
            ["xmllint", "--noout", "--schema", os.path.join(SCHEMA, schema), path],
            check=True,
            capture_output=True,
        )


def nasty_log(folder):
    """A log with a fault, and such names."""
    done = run("play", "--players", "4", "--seed", "3", "--ruleset", "classic", "-o", "-", code=0)
    lines = done.stdout.decode().splitlines()
    head = json.loads(lines[0])
    for seat in head["seats"]:
        seat["name"] = NASTY
    event = json.loads(lines[2])
    event["hp"] = event.get("hp", 4) - 1
    path = os.path.join(folder, 'na"<me>&{0}.jsonl')
    with open(path, "w", encoding="utf-8") as log:
        log.write("\n".join([json.dumps(head), lines[1], json.dumps(event), *lines[3:]]) + "\n")
    return path


def main():
    with tempfile.TemporaryDirectory() as folder:
        sarif, junit = os.path.join(folder, "r.sarif"), os.path.join(folder, "r.xml")
        nasty = nasty_log(folder)
        for lang in "en", "zh":
            for rules in [], ["--ruleset", "classic", "corpus/freekill", "corpus/defects"]:
                paths = rules or ["corpus", nasty]
                run("check", *paths, "--lang", lang, "--format", "sarif:" + sarif, "--format", "junit:" + junit)
                report = check_sarif(sarif)
                check_junit(junit)
        # Every kind of result, and all that a result can have.
        stray = os.path.join(folder, "more")
        os.mkdir(stray)
        with open(os.path.join(stray, "holiday.txt"), "w", encoding="utf-8") as letter:
            letter.write("Dear all, no cards this time.\n")
        paths = ["corpus", nasty, stray]
        run("check", *paths, "--format", "sarif:" + sarif, "--format", "junit:" + junit, code=3)
        report = check_sarif(sarif)
        results = report["runs"][0]["results"]
        assert {r["kind"] for r in results} == {"fail", "pass", "open", "notApplicable"}
        findings = [r for r in results if r["kind"] == "fail" and r["ruleId"] != "TALLY-RECORD"]
        assert len(findings) > 70
        with_way = [r for r in findings if "codeFlows" in r]
        assert len(with_way) > 0.9 * len(findings), (len(with_way), len(findings))
        lines = [r["locations"][0]["physicalLocation"]["region"]["startLine"] for r in findings]
        assert len(set(lines)) > 20
        of_many = [r for r in findings if r["properties"]["source"].endswith("openspiel.jsonl#3")]
        assert of_many[0]["locations"][0]["logicalLocations"][0]["fullyQualifiedName"].startswith("game 3, event ")
        assert all("known-defect" in r["properties"]["tags"] for r in findings if "defect" in r["properties"])
        assert not any("suppressions" in r for r in findings)

        # The schema can refuse.
        for spoil in (
            lambda r: r.update(version="2.0.0"),
            lambda r: r["runs"][0]["results"][0].update(kind="faulty"),
            lambda r: r["runs"][0]["results"][0].pop("message"),
            lambda r: r["runs"][0]["tool"]["driver"].pop("name"),
        ):
            spoilt = copy.deepcopy(report)
            spoil(spoilt)
            assert errors_of(spoilt)

        # Known defects are let pass, and say so.
        run("check", "corpus/freekill", "corpus/defects", "--known", "ok", "--format", "sarif:" + sarif, "--format", "junit:" + junit, code=0)
        passed = check_sarif(sarif)["runs"][0]["results"]
        check_junit(junit)
        known = [r for r in passed if r["kind"] == "fail"]
        assert len(known) > 20 and all("suppressions" in r for r in known)

        # A baseline: all is old, or gone.
        base = os.path.join(folder, "base.jsonl")
        run("check", "corpus", "--save-baseline", base, code=3)
        run("check", "corpus", nasty, "--baseline", base, "--format", "sarif:" + sarif, code=1)
        after = check_sarif(sarif)["runs"][0]["results"]
        new = [r for r in after if r["baselineState"] == "new"]
        assert new and all(r["properties"]["source"].endswith("jsonl") and "{0}" in r["properties"]["source"] for r in new)
        run("check", "corpus/native", "--baseline", base, "--format", "sarif:" + sarif, code=0)
        states = [r["baselineState"] for r in check_sarif(sarif)["runs"][0]["results"]]
        assert states.count("absent") > 70 and "new" not in states

        # To standard output, alone.
        out = run("check", "corpus/faults/second-slash.jsonl", "--format", "sarif", code=1)
        assert not errors_of(json.loads(out.stdout))
    print(f"{len(results)} results, {len(findings)} findings, {len(with_way)} with their way")


main()
