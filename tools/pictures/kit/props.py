"""Cones, barricades, tape, pails, drums and squeegees."""

import math

import numpy as np
from mathutils import Vector

from kit.materials import ORANGE, plain, surface
from kit.nodes import Material
from kit.shapes import add, box, cylinder, lathe, line, make_mesh, tube
from kit.stage import at, cached, tilted


def cone(x, y, rot=0, h=0.72):
    """Place a traffic cone."""
    orange, white, base = plain(ORANGE, 0.5), plain((0.82, 0.82, 0.80), 0.35), plain((0.02, 0.02, 0.02), 0.7)
    with at(x, y, rot, 0, h / 0.72):
        box(0, 0, 0, 0.37, 0.37, 0.035, base, 0.012)
        r = lambda z: 0.145 - 0.118 * (z - 0.035) / 0.685
        for z0, z1, m in (
            (0.035, 0.36, orange),
            (0.36, 0.47, white),
            (0.47, 0.53, orange),
            (0.53, 0.59, white),
            (0.59, 0.72, orange),
        ):
            add('cone', cached(('cone', z0), lambda: lathe([(r(z0), z0), (r(z1), z1)], m, 28)))


def stripe_board():
    """Return the slanted orange and white material of barricade boards."""

    def build():
        m = Material('board')
        s = m.node('SeparateXYZ', Vector=m.node('TexCoord').outputs['Object'])
        k = m.math('FRACT', m.math('MULTIPLY', m.math('ADD', s.outputs[0], s.outputs[2]), 3.6))
        return m.done(m.mix(m.math('GREATER_THAN', k, 0.5), (0.82, 0.82, 0.8), ORANGE), 0.4)

    return cached('board', build)


def barricade(x, y, rot=0, w=1.5):
    """Place an A-frame barricade with two striped boards."""
    with at(x, y, rot):
        leg = plain((0.62, 0.62, 0.60), 0.5)
        for s in (-1, 1):
            for d in (-1, 1):
                tube([(s * (w / 2 - 0.12), d * 0.30, 0), (s * (w / 2 - 0.12), d * 0.03, 1.02)], 0.022, leg, 8)
            box(s * (w / 2 - 0.12), 0, 1.05, 0.12, 0.09, 0.12, plain((0.75, 0.35, 0.02), 0.3), 0.02)
        for z, hh, yy in ((0.72, 0.26, -0.10), (0.34, 0.20, -0.20)):
            box(0, yy, z, w, 0.025, hh, stripe_board(), 0.004)


def tape(a, b, sag=0.12, width=0.075, seed=0):
    """Hang caution tape with diagonal bars between two points."""

    def build():
        m = Material('tape')
        s = m.node('SeparateXYZ', Vector=m.pos())
        k = m.math(
            'FRACT', m.math('MULTIPLY', m.math('ADD', m.math('ADD', s.outputs[0], s.outputs[1]), s.outputs[2]), 3.2)
        )
        return m.done(m.mix(m.math('LESS_THAN', k, 0.16), (0.85, 0.58, 0.02), (0.015, 0.015, 0.015)), 0.4)

    mat = cached('tape', build)
    A, B, n = Vector(a), Vector(b), 40
    side = (B - A).cross(Vector((0, 0, 1))).normalized()
    v, f = [], []
    for k in range(n + 1):
        u = k / n
        p = A.lerp(B, u) - Vector((0, 0, sag * 4 * u * (1 - u)))
        tw = math.sin(u * math.pi) * math.sin(u * 5.3 + seed) * 1.1
        d = (Vector((0, 0, 1)) * math.cos(tw) + side * math.sin(tw)) * width / 2
        v += [tuple(p + d), tuple(p - d)]
        if k:
            f.append((2 * k - 2, 2 * k - 1, 2 * k + 1, 2 * k))
    add('tape', make_mesh(v, f, mat, True))


def bucket(x, y, color=(0.75, 0.74, 0.70), lid=False, stain=True):
    """Place a five-gallon pail, open (with sealer inside) or with its lid on."""
    add(
        'bucket',
        lathe(
            [(0.128, 0), (0.150, 0.36), (0.156, 0.36), (0.156, 0.385), (0.146, 0.385)]
            + ([] if lid else [(0.13, 0.04)]),
            plain(color, 0.45),
        ),
        (x, y, 0),
    )
    if lid:
        add('lid', lathe([(0.158, 0.37), (0.158, 0.40), (0.14, 0.405)], plain((0.05, 0.05, 0.05), 0.5)), (x, y, 0))
    elif stain:
        add('fill', lathe([(0.138, 0.27), (0.138, 0.275)], plain((0.006, 0.006, 0.006), 0.15)), (x, y, 0))
    pts = [
        (x + 0.155 * math.cos(a), y - 0.05 * math.sin(a), 0.34 - 0.16 * math.sin(a))
        for a in np.linspace(0, math.pi, 14)
    ]
    tube(pts, 0.004, plain((0.4, 0.4, 0.4), 0.3, 1), 6)


def drum(x, y, color=(0.03, 0.035, 0.045)):
    """Place a steel drum."""
    prof = [
        (0.285, 0),
        (0.292, 0.02),
        (0.28, 0.03),
        (0.28, 0.28),
        (0.292, 0.30),
        (0.28, 0.32),
        (0.28, 0.57),
        (0.292, 0.59),
        (0.28, 0.61),
        (0.28, 0.86),
        (0.292, 0.88),
        (0.26, 0.87),
        (0.05, 0.865),
    ]
    add('drum', lathe(prof, plain(color, 0.4, 0.2), 40), (x, y, 0))
    cylinder(x + 0.15, y, 0.865, 0.035, 0.025, plain((0.5, 0.5, 0.5), 0.3, 1))


def squeegee(x, y, rot=0, tilt=28, width=0.9, length=1.7, wet=True):
    """Place a squeegee; blade along local x, handle rising towards -y by tilt degrees."""
    wood, steel = surface((0.42, 0.26, 0.12), 24, 0.3, 0.001, 90, 0.6), plain((0.45, 0.45, 0.46), 0.35, 0.9)
    e = math.radians(tilt)
    with at(x, y, rot):
        box(0, 0, 0.012, width, 0.014, 0.11, plain((0.01, 0.01, 0.01), 0.4 if wet else 0.7))
        box(0, 0, 0.10, width, 0.05, 0.06, steel, 0.008)
        for s in (-1, 1):
            tube([(s * width * 0.3, 0, 0.13), (0, -0.34 * math.cos(e), 0.13 + 0.34 * math.sin(e))], 0.009, steel, 8)
        tube([(0, -0.05, 0.13), (0, -length * math.cos(e), 0.13 + length * math.sin(e))], 0.017, wood)


def measuring_wheel(x, y, rot=0):
    """Place a surveyor's measuring wheel on its stand; it rolls along local y."""
    orange, black, steel = plain(ORANGE, 0.45), plain((0.015, 0.015, 0.015), 0.6), plain((0.5, 0.5, 0.5), 0.3, 0.9)
    with at(x, y, rot):
        add('ring', hollow_ring(0.135, 0.152, 0.012, orange), (0, 0, 0.162), (0, math.pi / 2, 0))
        add('tire', hollow_ring(0.151, 0.163, 0.015, black), (0, 0, 0.162), (0, math.pi / 2, 0))
        cylinder(0, 0, 0.162, 0.028, 0.05, steel, (0, math.pi / 2, 0))
        for k in range(6):
            a = k * math.pi / 3 + 0.3
            tube([(0, 0, 0.162), (0, 0.14 * math.cos(a), 0.162 + 0.14 * math.sin(a))], 0.007, orange, 8)
        for s in (-1, 1):
            tube([(s * 0.028, 0, 0.162), (s * 0.028, -0.12, 0.34), (0, -0.17, 0.40)], 0.008, steel, 8)
        tube([(0, -0.16, 0.39), (0, -0.52, 0.92)], 0.013, orange)
        tube([(0, -0.51, 0.91), (0, -0.58, 1.02)], 0.018, black)
        box(0, -0.20, 0.40, 0.075, 0.10, 0.055, black, 0.01)
        tube([(0, -0.24, 0.51), (0.07, -0.40, 0.01)], 0.007, steel, 8)
        tube([(0, -0.24, 0.51), (-0.07, -0.40, 0.01)], 0.007, steel, 8)


def hollow_ring(inner, outer, half, mat, seg=48):
    """Return a ring of rectangular section around z."""
    return lathe([(inner, -half), (outer, -half), (outer, half), (inner, half), (inner, -half)], mat, seg, False)


def clipboard(x, y, z, rot=(0, 0, 0)):
    """Place a clipboard with a sketched plan, lying on z."""
    wood, paper, ink = (
        surface((0.24, 0.13, 0.06), 30, 0.2, 0.0003, 90, 0.6),
        plain((0.82, 0.82, 0.79), 0.8),
        plain((0.05, 0.07, 0.16), 0.8),
    )
    with tilted(x, y, z, rot):
        box(0, 0, 0, 0.235, 0.325, 0.005, wood, 0.002)
        box(0, -0.008, 0.005, 0.215, 0.285, 0.002, paper)
        box(0, 0.145, 0.006, 0.12, 0.032, 0.014, plain((0.55, 0.55, 0.56), 0.3, 0.9), 0.004)
        plan = [(-0.055, 0.005), (0.035, 0.005), (0.055, 0.095), (-0.055, 0.095), (-0.055, 0.005)]
        for a, b in zip(plan, plan[1:]):
            line(*a, *b, 0.003, ink, 0.0073)
        for k in range(6):
            line(-0.08, -0.03 - k * 0.019, 0.08 - 0.03 * (k % 3), -0.03 - k * 0.019, 0.0022, ink, 0.0073)
        tube([(0.07, -0.12, 0.011), (0.095, 0.03, 0.011)], 0.004, plain((0.75, 0.46, 0.03), 0.4), 8)


def pallet(x, y, z=0, rot=0, boards=7):
    """Place a wooden pallet; return the height of its top."""
    wood = surface((0.36, 0.25, 0.15), 18, 0.35, 0.002, 60)
    with at(x, y, rot, z):
        for k in range(boards):
            box(0, -0.5 + (k + 0.5) / boards, 0.122, 1.2, 0.098, 0.022, wood)
        for k in (-1, 0, 1):
            box(k * 0.55, 0, 0.022, 0.09, 1.0, 0.10, wood)
            box(0, k * 0.44, 0, 1.2, 0.10, 0.022, wood)
    return z + 0.144
