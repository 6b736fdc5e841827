#!/usr/bin/env python3
"""How much of the SwiftUI animation in folders of Swift files `inbetween import` can say.

usage: reach.py [--tool inbetween] [--csv] [--list] [--views | --sites] FOLDER...

Each file that moves is imported alone and without edits. A site is a place where an animation is written: the closure
of withAnimation, or a modifier. It counts as said if there is a document, and no message of the import is about a line
of the site. --list prints the first error of each file without a document. With --views each view that contains a site
is imported by its name from its whole folder, which counts as reached if there is a document.

With --sites the views of a folder are imported by their names, first those that contain a site, then the others, and
those of a file in which a site is left from that file alone. A site counts as said if the places of one of the documents
are in it, and the same import has no message about a line of the site but that a size or a value is taken to be a usual
one. The sites of views that iOS does not compile are counted apart. --list prints where the others are, with the messages.
"""

import argparse
import csv
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

KINDS = {
    "withAnimation": r"\bwith(?:Animation|Transaction)\b",
    "animation": r"\.animation\s*\(",
    "transition": r"\.transition\s*\(",
    "matched": r"\.matchedGeometryEffect\s*\(",
    "animators": r"\b(?:[pP]haseAnimator|[kK]eyframeAnimator)\b",
}
CLOSERS = {"(": ")", "{": "}", "[": "]"}


def without_comments(text):
    """The text with the characters of comments and of texts as spaces, line by line."""
    part = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/')
    return part.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), text)


def end_of_site(text, place):
    """The end of the calls and closures that follow a name."""
    while True:
        start = place
        while start < len(text) and text[start] in " \t\n":
            start += 1
        word = re.compile(r"completion\s*:\s*").match(text, start)
        if word:
            start = word.end()
        if start >= len(text) or text[start] not in "({":
            return place
        if text[start] == "(" and "\n" in text[place:start]:
            return place
        open_brackets = []
        for index in range(start, len(text)):
            letter = text[index]
            if letter in CLOSERS:
                open_brackets.append(CLOSERS[letter])
            elif open_brackets and letter == open_brackets[-1]:
                open_brackets.pop()
                if not open_brackets:
                    place = index + 1
                    break
        else:
            return len(text)


def sites(text):
    plain = without_comments(text)
    for kind, pattern in KINDS.items():
        for found in re.finditer(pattern, plain):
            end = end_of_site(plain, found.end() - (1 if found.group().endswith("(") else 0))
            yield kind, plain.count("\n", 0, found.start()) + 1, plain.count("\n", 0, end) + 1


def measure(tool, path):
    """The sites of a file, each with whether it is said, and the first message if there is no document."""
    with open(path, encoding="utf-8", errors="replace") as file:
        found = list(sites(file.read()))
    if not found:
        return None
    try:
        run = subprocess.run([tool, "import", path], capture_output=True, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        return [(kind, False) for kind, _, _ in found], "longer than a minute"
    messages = re.findall(r"^.*?:(\d+):\d+: (warning|error): (.*)$", run.stderr, re.MULTILINE)
    lines = [int(line) for line, _, _ in messages]
    errors = [message for _, word, message in messages if word == "error"]
    has_document = run.returncode == 0 and run.stdout.startswith("{")
    said = [
        (kind, has_document and not any(first <= line <= last for line in lines))
        for kind, first, last in found
    ]
    problem = None if has_document else (errors + [run.stderr.strip()[:120]])[0]
    return said, problem


VIEW = re.compile(r"\b(?:struct|extension)\s+(?:\w+\.)*(\w+)[^{]*:\s*[^{]*\bView\b[^{]*\{")


ALIAS = re.compile(r"\btypealias\s+(\w+)\s*=\s*(?:\w+\.)*(\w+)\s*$", re.MULTILINE)


def heads(text):
    """The lines of a text where views begin, with their names."""
    plain = without_comments(text)
    aliases = dict(ALIAS.findall(plain))
    return [
        (plain.count("\n", 0, found.start()) + 1, aliases.get(found.group(1), found.group(1)))
        for found in VIEW.finditer(plain)]


def owners(text):
    """For each site of a text the name of the last view that begins before it, or None."""
    all_heads = heads(text)
    before = ([name for line, name in all_heads if line <= first] for _, first, _ in sites(text))
    return [names[-1] if names else None for names in before]


def views(path):
    """The names of the views of a file that contain a site."""
    with open(path, encoding="utf-8", errors="replace") as file:
        return {name for name in owners(file.read()) if name}


def reached(tool, folder, name):
    """The first error of importing a view from its folder; None if there is a document."""
    try:
        run = subprocess.run(
            [tool, "import", folder, "--view", name], capture_output=True, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        return "longer than a minute"
    if run.returncode == 0:
        return None
    error = re.search(r"error: (.*)", run.stderr)
    return error.group(1) if error else run.stderr.strip()[:120]


def measure_views(options):
    total = 0
    found = 0
    for folder in options.folders:
        names = sorted({
            (path, name) for root, _, files in os.walk(folder) for file in files
            if file.endswith(".swift") for path in [os.path.join(root, file)] for name in views(path)})
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            problems = list(pool.map(lambda view: reached(options.tool, folder, view[1]), names))
        count = problems.count(None)
        print(f"{os.path.basename(os.path.normpath(folder))}: {count} of {len(names)} views")
        if options.list:
            for (path, name), problem in zip(names, problems):
                if problem:
                    print(f"{path}: {name}: {problem}", file=sys.stderr)
        total, found = total + len(names), found + count
    print(f"all: {found} of {total} views")


ELSEWHERE = "a view for another system"
TAKEN = re.compile(r" (?:is|are) taken to ")


def said_of_view(tool, folder, source, name):
    """Where the document of a view has its places, the messages about lines, each a file and a line, and the error."""
    try:
        run = subprocess.run(
            [tool, "import", source, "--view", name], cwd=folder, capture_output=True, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        return set(), {}, "longer than a minute"
    messages = {}
    for file, line, message in re.findall(r"^(.*?):(\d+):\d+: (?:warning|error): (.*)$", run.stderr, re.MULTILINE):
        if not TAKEN.search(message):
            messages.setdefault((os.path.normpath(file), int(line)), message)
    if run.returncode != 0:
        if "it is in a part of #if" in run.stderr:
            return set(), messages, ELSEWHERE
        error = re.search(r"error: (.*)", run.stderr)
        return set(), messages, error.group(1) if error else run.stderr.strip()[:120]
    places = (place.rsplit(":", 2) for place in json.loads(run.stdout).get("sourceMap", {}).values())
    return {(os.path.normpath(file), int(line)) for file, line, _ in places}, messages, None


def measure_sites(options):
    totals = {kind: [0, 0] for kind in KINDS}
    for folder in options.folders:
        left, first, others, owner, errors, names_of = {}, set(), set(), {}, {}, {}
        for root, _, files in os.walk(folder):
            for path in (os.path.join(root, file) for file in files if file.endswith(".swift")):
                with open(path, encoding="utf-8", errors="replace") as file:
                    text = file.read()
                for number, (site, name) in enumerate(zip(sites(text), owners(text))):
                    left[path, number] = site
                    owner[path, number] = name
                first |= views(path)
                names_of[path] = {name for _, name in heads(text)}
                others |= names_of[path]
        counts = {kind: [0, sum(site[0] == kind for site in left.values())] for kind in KINDS}
        reasons = {}
        for step in ("with sites", "others", "alone"):
            if not left:
                break
            if step == "alone":
                # Another view of the folder may have its name.
                imports = sorted(
                    (os.path.relpath(path, folder), name) for path in {path for path, _ in left} for name in names_of[path])
            else:
                names = first if step == "with sites" else others - first
                imports = [(".", name) for name in sorted(names)]
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                answers = pool.map(lambda one: said_of_view(options.tool, folder, *one), imports)
                for (source, name), (places, messages, error) in zip(imports, answers):
                    if source == ".":
                        errors[name] = error
                    for key, (kind, start, end) in list(left.items()):
                        file = os.path.relpath(key[0], folder)
                        lines = {(file, line) for line in range(start, end + 1)}
                        wrong = [messages[line] for line in sorted(lines) if line in messages]
                        if wrong:
                            reasons.setdefault(key, wrong[0])
                        elif lines & places:
                            counts[kind][0] += 1
                            del left[key]
        elsewhere = [key for key in left if errors.get(owner[key]) == ELSEWHERE]
        for key in elsewhere:
            counts[left.pop(key)[0]][1] -= 1
        if options.list:
            for (path, number), (kind, start, _) in left.items():
                error = errors.get(owner[path, number])
                reason = reasons.get((path, number)) or (f"no document: {error}" if error else "in no document")
                print(f"{path}:{start}: {kind}: {reason}", file=sys.stderr)
        apart = f"; {len(elsewhere)} for other systems" if elsewhere else ""
        print(f"{os.path.basename(os.path.normpath(folder))}: " + of_kinds(counts) + apart)
        for kind in KINDS:
            totals[kind] = [sum(pair) for pair in zip(totals[kind], counts[kind])]
    print("all: " + of_kinds(totals))


def of_kinds(counts):
    return ", ".join(f"{kind} {said} of {all_of_it}" for kind, (said, all_of_it) in counts.items() if all_of_it)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", default="inbetween")
    parser.add_argument("--csv", action="store_true", help="a table for other programs")
    parser.add_argument("--list", action="store_true", help="why files give no document")
    parser.add_argument("--views", action="store_true", help="each view, from its whole folder")
    parser.add_argument("--sites", action="store_true", help="each site, in the views of its whole folder")
    parser.add_argument("folders", nargs="+")
    options = parser.parse_args()
    if options.sites:
        return measure_sites(options)
    if options.views:
        return measure_views(options)
    rows = []
    for folder in options.folders:
        paths = sorted(
            os.path.join(root, name) for root, _, names in os.walk(folder) for name in names
            if name.endswith(".swift"))
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            results = [(path, found) for path, found in zip(
                paths, pool.map(lambda path: measure(options.tool, path), paths)) if found]
        row = {"folder": os.path.basename(os.path.normpath(folder)), "files": len(results),
               "documents": sum(problem is None for _, (_, problem) in results)}
        for kind in KINDS:
            all_sites = [is_said for _, (said, _) in results for name, is_said in said if name == kind]
            row[kind], row[f"{kind} said"] = len(all_sites), sum(all_sites)
        rows.append(row)
        if options.list:
            for path, (_, problem) in results:
                if problem:
                    print(f"{path}: {problem}", file=sys.stderr)
    total = {key: sum(row[key] for row in rows) for key in rows[0] if key != "folder"}
    rows.append({"folder": "all", **total})
    if options.csv:
        table = csv.DictWriter(sys.stdout, rows[0])
        table.writeheader()
        table.writerows(rows)
        return
    for row in rows:
        counts = ", ".join(
            f"{kind} {row[kind + ' said']} of {row[kind]}" for kind in KINDS if row[kind])
        print(f"{row['folder']}: {row['documents']} of {row['files']} files; {counts}")


if __name__ == "__main__":
    main()
