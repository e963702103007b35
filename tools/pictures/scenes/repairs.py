"""Cracks, potholes and failed areas."""

import random

import numpy as np
from mathutils import Vector

from kit.camera import camera
from kit.cracks import crack_field, crack_paths
from kit.homes import block_wall
from kit.lot import curb, wheel_stop
from kit.materials import gravel, paint
from kit.nodes import Material
from kit.noise import fbm
from kit.pavement import alligator_mat, asphalt
from kit.plants import palm, scatter, tree
from kit.props import cone
from kit.road_marks import stalls
from kit.shapes import add, grid, line, quad
from kit.sky import sky
from kit.skyline import suburb
from kit.terrain import pebbles, valley
from scenes.registry import picture


def crack(sealed):
    """Build the cracked lot, with the crack open or sealed."""
    rect = (-2.6, -0.6, 2.6, 5.2)
    paths = crack_paths((-1.15, -0.5), (0.9, 5.0), 21, 0.20, 4, 0.011)
    field = crack_field(paths, rect, 2600, 0.034 if sealed else None)
    quad(-40, -8, 40, 40, asphalt('old', paths=(field, rect), seed=6))
    white = paint((0.62, 0.61, 0.58), 0.9)
    for k in range(-6, 7):
        line(k * 2.75 + 1.9, 6.2, k * 2.75 + 1.9, 11.6, 0.1, white)
    wheel_stop(3.3, 11.9)
    wheel_stop(0.55, 11.9)
    wheel_stop(-2.2, 11.9)
    wheel_stop(-4.95, 11.9)
    curb(-40, 12.6, 40, 12.6)
    quad(-40, 12.7, 40, 17, gravel(), 0.1)
    scatter((-16, 13.4, 16, 16.4), 44, 3, 0.1)
    block_wall(-40, 17.2, 40, 17.2, 1.5)
    for x in (-8, 3.9, 14):
        palm(x, 15.4, 8, int(x) + 20, 0.1)
    if sealed:
        cone(2.9, 4.9, 20)
        cone(-2.5, 5.4, 0)
    valley(12)
    suburb(-80, 80, 40, 2, 2)
    camera((-0.15, -1.05, 0.62), (0.0, 2.6, 0.02), 30, focus=1.9, fstop=7)
    sky(16, 248, 4.8, 0.10, 1.8, 0.3, (0.9, 0.75, 0.62), exposure=0.1)


@picture(
    'crack-before',
    'Low view of old gray asphalt split by an open, branching crack with crumbling edges',
    'An open crack lets water reach the base',
    'crack repair',
)
def crack_before():
    """Build the open crack."""
    crack(False)


@picture(
    'crack-after',
    'The same pavement with the branching crack filled by a neat, raised band of black rubberized sealant',
    'Hot rubberized sealant closes the crack',
    'crack repair',
)
def crack_after():
    """Build the sealed crack."""
    crack(True)


def saw_cuts(x0, y0, x1, y1, over=0.05):
    """Return the sealed cuts around a patch as an image and its rectangle; cuts run on a little at the corners."""
    rect = (x0 - 0.3, y0 - 0.3, x1 + 0.3, y1 + 0.3)
    cuts = (
        ((x0 - over, y0), (x1 + over, y0)),
        ((x1, y0 - over), (x1, y1 + over)),
        ((x1 + over, y1), (x0 - over, y1)),
        ((x0, y1 + over), (x0, y0 - over)),
    )
    field = crack_field([(np.array(cut), 0.001) for cut in cuts], rect, 2400, 0.018, flat=True)
    field[..., :2] = 0
    return field, rect


def pothole(after):
    """Build the lot with a pothole, or with the finished patch."""
    rng = (-1.0, 1.5, 0.95, 3.15)
    if after:

        def mask(m):
            s = m.node('SeparateXYZ', Vector=m.pos())
            gx = m.math(
                'MULTIPLY', m.math('GREATER_THAN', s.outputs[0], rng[0]), m.math('LESS_THAN', s.outputs[0], rng[2])
            )
            gy = m.math(
                'MULTIPLY', m.math('GREATER_THAN', s.outputs[1], rng[1]), m.math('LESS_THAN', s.outputs[1], rng[3])
            )
            return m.math('MULTIPLY', gx, gy)

        cuts = saw_cuts(*rng)
        quad(-40, -8, 40, 40, asphalt('old', 'block', 0.4, blend=('patch', mask), paths=cuts, seed=15))
    else:
        # relief mesh: bowl with ragged layered rim and loose stone
        n = 700
        X, Y = np.meshgrid(np.linspace(-1.9, 1.9, n), np.linspace(0.8, 3.9, n))
        r = (
            np.hypot((X + 0.02) / 0.86, (Y - 2.33) / 0.66)
            + 0.24 * fbm(X * 1.6, Y * 1.6, 4, 5)
            + 0.09 * fbm(X * 9, Y * 9, 3, 8)
        )
        t = np.clip((1 - r) / 0.16, 0, 1)
        t2 = np.clip((0.74 - r) / 0.14, 0, 1)
        stones = fbm(X * 34, Y * 34, 3, 2, True)
        Z = (
            -0.045 * t * t * (3 - 2 * t)
            - 0.05 * t2 * t2 * (3 - 2 * t2)
            + (t > 0.2) * (stones - 0.75) * 0.014
            + 0.0015 * fbm(X * 60, Y * 60, 2, 3) * (t < 0.2)
        )
        out = asphalt('old', crack='block', crack_scale=0.4, seed=15)
        m = Material.reopen(asphalt('old', crack='block', crack_scale=0.4, seed=15))
        top = m.bsdf.inputs['Base Color'].links[0].from_socket
        z = m.node('SeparateXYZ', Vector=m.pos()).outputs[2]
        pick = m.node(
            'SeparateColor', Color=m.node('TexVoronoi', Vector=m.pos(), Scale=42.0).outputs['Color']
        ).outputs[0]
        mid = m.mix(m.ramp(pick, 0.4, 0.9), (0.035, 0.033, 0.031), (0.16, 0.15, 0.14))
        low = m.mix(pick, (0.13, 0.095, 0.065), (0.36, 0.28, 0.20))
        col = m.mix(m.ramp(z, -0.010, -0.024), top, mid)
        col = m.mix(m.ramp(m.math('ADD', z, m.math('MULTIPLY', m.noise(9, 3), 0.02)), -0.045, -0.062), col, low)
        add('hole', grid(X, Y, Z, m.done(col)))
        for q in ((-40, -8, 40, 0.8), (-40, 3.9, 40, 40), (-40, 0.8, -1.9, 3.9), (1.9, 0.8, 40, 3.9)):
            quad(*q, out)
        pebbles((-1.5, 1.2, 1.5, 3.4), 170, 3, 0.0, (0.006, 0.022))
        pebbles((-0.6, 1.9, 0.6, 2.8), 160, 4, -0.085, (0.008, 0.026))
    white = paint((0.62, 0.61, 0.58), 0.9)
    for k in range(-5, 6):
        line(k * 2.75 + 0.4, 6.0, k * 2.75 + 0.4, 11.4, 0.1, white)
        wheel_stop(k * 2.75 + 1.77, 11.3)
    curb(-40, 12.2, 40, 12.2)
    quad(-40, 12.3, 40, 20, gravel(), 0.1)
    scatter((-16, 12.8, 16, 18), 60, 8, 0.1)
    for x in (-9, -3, 8):
        tree(x, 16, 5.2, seed=x + 20, z=0.1)
    block_wall(-40, 20, 40, 20)
    suburb(-80, 80, 36, 2, 12)
    valley(19)
    cone(2.05, 3.6)
    cone(-2.2, 3.9, 30)
    camera((0.35, -1.15, 1.15), (-0.02, 2.6, 0.10), 27)
    sky(18, 250, 4.6, 0.10, 1.6, 0.35, (0.9, 0.78, 0.68), exposure=0.05)


@picture(
    'pothole-before',
    'Pothole in gray asphalt with a ragged edge, exposed base and loose stones',
    'A pothole that has broken through to the base',
    'pothole repair',
)
def pothole_before():
    """Build the open pothole."""
    pothole(False)


@picture(
    'pothole-after',
    'Clean rectangular patch of new black asphalt, level with the surrounding gray pavement and sealed at its saw-cut edges',
    'Saw-cut, compacted and level with the lot',
    'pothole repair',
    samples=10,
)
def pothole_after():
    """Build the finished patch."""
    pothole(True)


@picture(
    'alligator',
    'Alligator cracking in worn asphalt, the failed area outlined in white chalk for repair',
    'A failed area marked out for removal and patching',
    'crack repair',
)
def alligator():
    """Build the failed area in chalk."""

    def zone(m):  # crazed area fades out towards sound pavement
        s = m.node('SeparateXYZ', Vector=m.pos())
        dx = m.math('DIVIDE', m.math('SUBTRACT', s.outputs[0], 0.1), 1.55)
        dy = m.math('DIVIDE', m.math('SUBTRACT', s.outputs[1], 2.3), 1.05)
        r = m.math('ADD', m.math('POWER', m.math('ABSOLUTE', dx), 2.0), m.math('POWER', m.math('ABSOLUTE', dy), 2.0))
        return m.ramp(m.math('ADD', r, m.math('MULTIPLY', m.math('SUBTRACT', m.noise(1.6, 4), 0.5), 1.6)), 0.85, 1.05)

    quad(-40, -10, 40, 40, alligator_mat(zone))
    chalk = paint((0.74, 0.74, 0.72), 1.05)
    p = [(-1.75, 1.05), (1.95, 1.0), (2.0, 3.62), (-1.72, 3.66), (-1.75, 1.05)]
    for a, b in zip(p, p[1:]):
        d = Vector(b) - Vector(a)
        n = 14
        pts = [
            Vector(a) + d * k / n + Vector((-d.y, d.x)).normalized() * random.uniform(-0.008, 0.008)
            for k in range(n + 1)
        ]
        for u, v in zip(pts, pts[1:]):
            line(*u, *v, 0.045, chalk, 0.003)
    worn = paint((0.62, 0.61, 0.58), 0.95)
    stalls(-20.9, 16, 6.6, 12, worn)
    curb(-40, 12.8, 40, 12.8)
    quad(-40, 12.9, 40, 20, gravel(), 0.1)
    scatter((-18, 13.4, 18, 19), 80, 36, 0.1)
    for x in (-9, -1.5, 9):
        tree(x, 16.5, 5, seed=x + 30, z=0.1)
    block_wall(-40, 20, 40, 20)
    suburb(-90, 90, 40, 2, 22)
    cone(2.5, 3.9, 10)
    cone(-2.3, 4.1, 40)
    valley(83)
    camera((0.1, -0.75, 1.35), (0.08, 2.6, 0.12), 26)
    sky(18, 250, 4.8, 0.10, 1.6, 0.35, (0.92, 0.78, 0.68), exposure=0.1)
