#!/usr/bin/env python3
"""Writes values.csv: arguments and exact values of the elementary functions, as mpmath computes them with 1400 bits.

usage: values.py >values.csv

The value is the nearest double and a rest in units of its last place. Arguments are random, from the whole
domain and from where the functions are difficult: around 0 and 1, at the ends of the range, near multiples of
pi / 2, and where a cube root is nearly in the middle between two doubles.
"""
import math
import random

from mpmath import mp, mpf

# The difference of the largest double and a multiple of pi / 2 takes 1200 bits.
mp.prec = 1400
random.seed(20)


def wide(low, high):
    return math.ldexp(1 + random.random(), random.randrange(low, high))


def signed(x):
    return random.choice([-x, x])


def middle():
    """A number whose cube root is within a hundred-thousandth of a unit of the middle between two doubles."""
    while True:
        m = 2 * random.randrange(2**52, 2**53) + 1
        x = float(m**3)
        # The difference of the cubes, in units of the root.
        if abs(int(x) - m**3) < 6e-5 * m**2:
            return math.ldexp(signed(x), 3 * random.randrange(-300, 200))


def near_turn():
    return float(random.randrange(1, 2 ** random.randrange(2, 60)) * mp.pi / 2)


exponentials = [
    lambda: random.uniform(-745, 709), lambda: random.uniform(-745, -708), lambda: signed(wide(-60, 8)),
    lambda: random.uniform(-0.4, 0.4), lambda: random.uniform(-40, 0),
]
logarithms = [
    lambda: wide(-1074, 1023), lambda: random.uniform(0.5, 2), lambda: 1 + signed(wide(-52, -2)),
    lambda: random.uniform(0, 1e4),
]
angles = [
    lambda: signed(wide(-1074, 1023)), lambda: signed(wide(-30, 60)), lambda: random.uniform(-1, 1),
    near_turn, lambda: random.uniform(-200, 200),
]
roots = [lambda: signed(wide(-1074, 1023)), lambda: random.random(), middle]

shares = [lambda: random.uniform(-1, 1), lambda: signed(wide(-60, 0)), lambda: signed(1 - wide(-53, -1))]


def direction():
    kind = random.randrange(3)
    if kind == 0:
        return signed(wide(-1074, 1023)), signed(wide(-1074, 1023))
    if kind == 1:
        return random.uniform(-1, 1), random.uniform(-1, 1)
    return signed(wide(500, 510)), signed(wide(440, 510))


def power():
    kind = random.randrange(6)
    if kind == 0:
        return wide(-1074, 1023), random.uniform(-1, 1)
    if kind == 1:
        return random.random(), random.choice([2.4, 1 / 2.4])
    if kind == 2:
        return 0.998, random.uniform(0, 1000)
    x = 1 + signed(wide(-52, -4)) if kind == 3 else wide(-1074, 1023)
    if kind == 5:
        return wide(-20, 20), random.uniform(-745, -708) / math.log(x)
    return x, random.uniform(-745, 709) / math.log(x)


def write(name, arguments, value):
    if not value or abs(value) >= 2**1024 or abs(value) < 2**-1075:
        return
    high = float(value)
    spelled = [float(argument).hex() for argument in (arguments + (0,))[:2]]
    unit = mpf(2) ** (max(math.frexp(high)[1], -1021) - 53)
    print(name, *spelled, high.hex(), f"{float((value - mpf(high)) / unit):.6f}", sep=",")


FUNCTIONS = {
    "exp": (exponentials, mp.exp), "expm1": (exponentials, mp.expm1), "log": (logarithms, mp.log),
    "log2": (logarithms, lambda x: mp.log(x) / mp.log(2)),
    "log10": (logarithms, lambda x: mp.log(x) / mp.log(10)),
    "sin": (angles, mp.sin), "cos": (angles, mp.cos), "tan": (angles, mp.tan),
    "asin": (shares, mp.asin), "acos": (shares, mp.acos),
    "cbrt": (roots, lambda x: mp.sign(x) * mp.cbrt(abs(x))),
}
# The double that is nearest to a multiple of pi / 2, among all.
HARDEST = math.ldexp(6381956970095103, 797)
print("name,x,y,nearest,rest")
for name, (kinds, function) in FUNCTIONS.items():
    extra = [1e22, HARDEST, -HARDEST, 2.0**19, 2.0**1023] if kinds is angles else []
    for x in extra + [kinds[i % len(kinds)]() for i in range(60)]:
        write(name, (x,), function(mpf(x)))
for _ in range(80):
    y, x = direction()
    write("atan2", (y, x), mp.atan2(mpf(y), mpf(x)))
    write("hypot", (y, x), mp.hypot(mpf(y), mpf(x)))
for _ in range(100):
    x, y = power()
    write("pow", (x, y), mp.power(mpf(x), mpf(y)))
