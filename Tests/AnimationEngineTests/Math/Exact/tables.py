#!/usr/bin/env python3
"""Writes the tables of Sources/AnimationEngine/Math: exact values, rounded to one or two doubles.

usage: tables.py FOLDER   (of the sources; with the standard library of Python and nothing else)

Every value is computed as a fraction with an error below 2^-1400, by Taylor's series and Machin's formula.
"""
import sys
from fractions import Fraction
from pathlib import Path

BITS = 1500
ONE = 1 << BITS


def fixed(numerator, denominator=1):
    return (numerator << BITS) // denominator


def series(first, ratio):
    """The sum of terms, each of which is the last one times what `ratio` returns for its number."""
    total, term, number = 0, first, 1
    while term:
        total += term
        numerator, denominator = ratio(number)
        term = term * numerator // (denominator << BITS)
        if abs(term) <= 1:
            term = 0
        number += 1
    return total


def exponential(x):
    return series(ONE, lambda n: (x, n))


def sine(x):
    return series(x, lambda n: (-(x * x >> BITS), 2 * n * (2 * n + 1)))


def cosine(x):
    return series(ONE, lambda n: (-(x * x >> BITS), (2 * n - 1) * 2 * n))


def arc_tangent_of_inverse(n):
    total, power, k = 0, ONE // n, 0
    while power:
        total += (-1) ** k * power // (2 * k + 1)
        power //= n * n
        k += 1
    return total


PI = 4 * (4 * arc_tangent_of_inverse(5) - arc_tangent_of_inverse(239))


def arc_tangent(numerator, denominator):
    """By Newton's method on tan: each step doubles the number of digits."""
    import math

    y = int(math.atan2(numerator, denominator) * 2**60) << (BITS - 60)
    for _ in range(6):
        s, c = sine(y), cosine(y)
        y -= (s * denominator - c * numerator) * ONE // (c * denominator + s * numerator)
    return y


def logarithm(numerator, denominator):
    """By Newton's method on exp."""
    import math

    x = fixed(numerator, denominator)
    y = int(math.log(numerator / denominator) * 2**60) << (BITS - 60)
    for _ in range(6):
        y += x * ONE // exponential(y) - ONE
    return y


def nearest(x):
    """The double that is nearest to a number of fixed point: Python divides integers so."""
    return x / ONE if x else 0.0


def fixed_point(double):
    fraction = Fraction(double)
    return (fraction.numerator << BITS) // fraction.denominator


def pair(x):
    high = nearest(x)
    return high, nearest(x - fixed_point(high))


def head(x, unit):
    """The part of a number that is a multiple of 2^unit, and the nearest double to the rest."""
    step = ONE >> -unit
    whole = (x + step // 2) // step * step
    return nearest(whole), nearest(x - whole)


def text(double):
    sign, digits, exponent = ("-" if double < 0 else ""), *abs(double).hex()[2:].split("p")
    digits = digits.rstrip("0").rstrip(".") if "." in digits else digits
    return f"{sign}0x{digits}p{int(exponent)}" if double else "0"


def rows(values, spell):
    """Lines of up to 100 columns."""
    lines, line = [], "   "
    for value in values:
        word = " " + spell(value) + ","
        if len(line) + len(word) > 100:
            lines.append(line)
            line = "   "
        line += word
    return "\n".join(lines + [line])


def array(comment, name, values, kind="Double", spell=text):
    lines = "\n".join("  /// " + line for line in comment.split("\n"))
    return f"{lines}\n  static let {name}: [{kind}] = [\n{rows(values, spell)}\n  ]\n"


def constant(comment, name, value):
    return f"  /// {comment}\n  static let {name}: Double = {text(value)}\n"


def pair_constant(comment, name, value):
    high, low = map(text, pair(value))
    return f"  /// {comment}\n  static let {name} = DoublePair({high}, {low})\n"


def table(name, *members):
    start = "// Written by Tests/AnimationEngineTests/Math/Exact/tables.py, which computes each number exactly.\n"
    return f"{start}\nenum {name} {{\n" + "\n".join(members) + "}\n"


LN2 = logarithm(2, 1)
step_high, step_low = head(LN2 // 64, -42)
ln2_high, ln2_low = head(LN2, -42)


def quarter_parts():
    rest, parts = PI // 2, []
    for unit in (-32, -65, -98):
        step = ONE >> -unit
        whole = rest // step * step
        parts.append(nearest(whole))
        rest -= whole
    return parts + [nearest(rest)]


def logarithms():
    for j in range(91, 182):
        yield from head(logarithm(128, j), -42)


files = {
    "ExponentialTable": table(
        "ExponentialTable",
        constant("ln 2 / 64, rounded to a multiple of 2^-42.", "stepHigh", step_high),
        constant("ln 2 / 64 - `stepHigh`.", "stepLow", step_low),
        constant("64 / ln 2.", "stepsPerUnit", nearest(64 * ONE * ONE // LN2)),
        array(
            "2^(i / 64) as the sum of elements 2 i and 2 i + 1, for i in 0..<64.",
            "powers",
            [part for i in range(64) for part in pair(exponential(LN2 * i // 64))],
        ),
    ),
    "LogarithmTable": table(
        "LogarithmTable",
        constant("ln 2, rounded to a multiple of 2^-42.", "ln2High", ln2_high),
        constant("ln 2 - `ln2High`.", "ln2Low", ln2_low),
        pair_constant("1 / ln 2.", "binaryUnit", ONE * ONE // LN2),
        pair_constant("1 / ln 10.", "decimalUnit", ONE * ONE // logarithm(10, 1)),
        array(
            "ln(128 / j) as the sum of elements 2 (j - 91) and 2 (j - 91) + 1, for j in 91...181. The first\n"
            "of the two is a multiple of 2^-42.",
            "logarithms",
            logarithms(),
        ),
    ),
    "CircleTable": table(
        "CircleTable",
        constant("2 / pi.", "quartersPerUnit", nearest(2 * ONE * ONE // PI)),
        *(
            constant(f"Part {i + 1} of pi / 2, whose parts are added; the first three have up to 33 bits.", f"quarter{i + 1}", part)
            for i, part in enumerate(quarter_parts())
        ),
        pair_constant("pi / 2.", "quarter", PI // 2),
        array(
            "The sine of i / 64 as the sum of elements 4 i and 4 i + 1, and its cosine as the sum of the\n"
            "next two, for i in 0...50.",
            "directions",
            [p for i in range(51) for f in (sine, cosine) for p in pair(f(fixed(i, 64)))],
        ),
        array(
            "The bits of 2 / pi, from that of 2^63 on.",
            "twoOverPi",
            [(2 * ONE * ONE // PI >> (BITS - 64 * n)) & (2**64 - 1) for n in range(20)],
            "UInt64",
            lambda word: f"0x{word:016x}",
        ),
    ),
    "ArcTangentTable": table(
        "ArcTangentTable",
        pair_constant("pi / 2.", "quarterTurn", PI // 2),
        pair_constant("pi.", "halfTurn", PI),
        array(
            "The arc tangent of i / 64 as the sum of elements 2 i and 2 i + 1, for i in 0...64.",
            "angles",
            [part for i in range(65) for part in pair(arc_tangent(i, 64))],
        ),
    ),
}
for name, content in files.items():
    Path(sys.argv[1], name + ".swift").write_text(content)
