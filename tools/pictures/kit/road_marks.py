"""Paint on pavement: stalls, arrows, numbers, symbols, hatching."""

import math

import bpy

from kit.shapes import add, line, poly
from kit.stage import at


def stalls(x0, count, y0, y1, mat, width=2.75, stripe=0.10, slant=0.0):
    """Paint count + 1 parallel stall lines from x0."""
    for k in range(count + 1):
        line(x0 + k * width, y0, x0 + k * width + slant, y1, stripe, mat)


def arrow(x, y, mat, length=2.6, rot=0):
    """Paint a direction arrow."""
    with at(x, y, rot):
        w, h, t = 0.16, 0.9, length
        poly(
            [(-w / 2, 0), (w / 2, 0), (w / 2, t - h), (0.42, t - h), (0, t), (-0.42, t - h), (-w / 2, t - h)],
            mat,
            0.004,
        )


def number(x, y, text, mat, size=0.8, rot=0):
    """Paint a stall number."""
    cu = bpy.data.curves.new('num', 'FONT')
    cu.body, cu.size, cu.align_x = str(text), size, 'CENTER'
    cu.materials.append(mat)
    add('num', cu, (x, y, 0.0045), (0, 0, math.radians(rot)))


def stroke(points, width, mat, z=0.005):
    """Paint a line with round joints and ends."""
    for (a, b), (c, d) in zip(points, points[1:]):
        line(a, b, c, d, width, mat, z)
    for k, (a, b) in enumerate(points):
        poly(
            [
                (a + width / 2 * math.cos(t * math.pi / 10), b + width / 2 * math.sin(t * math.pi / 10))
                for t in range(20)
            ],
            mat,
            z + 0.0004 + 0.0002 * (k % 2),
        )


def access_symbol(x, y, size, mat, rot=0, z=0.006):
    """Paint the wheelchair user in profile, drawn from strokes on a unit square."""
    with at(x, y, rot, z, size):
        wheel = [
            (0.02 + 0.27 * math.cos(math.radians(a)), -0.18 + 0.27 * math.sin(math.radians(a)))
            for a in range(112, 372, 10)
        ]
        stroke(wheel, 0.065, mat, 0)
        stroke([(-0.07, 0.25), (-0.03, -0.10), (0.20, -0.10), (0.32, -0.36), (0.42, -0.33)], 0.075, mat, 0.0012)
        stroke([(-0.05, 0.10), (0.17, 0.10)], 0.06, mat, 0.0024)
        poly(
            [
                (-0.08 + 0.085 * math.cos(t * math.pi / 12), 0.41 + 0.085 * math.sin(t * math.pi / 12))
                for t in range(24)
            ],
            mat,
            0.0012,
        )


def hatch(x0, y0, x1, y1, mat, step=0.75, width=0.1, border=True):
    """Paint diagonal no-parking hatching inside a rectangle."""
    w, k = x1 - x0, y0 - (x1 - x0)
    while k < y1:
        a, b = (x0, k), (x1, k + w)
        if a[1] < y0:
            a = (x0 + (y0 - a[1]), y0)
        if b[1] > y1:
            b = (x1 - (b[1] - y1), y1)
        if b[0] - a[0] > 0.1:
            line(*a, *b, width, mat, 0.0045)
        k += step
    if border:
        for x in (x0, x1):
            line(x, y0, x, y1, width, mat, 0.005)
