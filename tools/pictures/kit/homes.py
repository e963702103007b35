"""Houses, rows of houses and garden walls."""

import math

from kit.materials import concrete, plain, surface, tile
from kit.nodes import Material, rgba
from kit.openings import garage_door, wall_lamp, window
from kit.roofs import gable_roof, hip_roof
from kit.shapes import add, box, lathe, quad
from kit.stage import at, cached


def house(
    wall=(0.56, 0.43, 0.32),
    roof=(0.30, 0.135, 0.075),
    trim=(0.68, 0.61, 0.52),
    door=(0.70, 0.64, 0.55),
    stories=1,
    mirror=False,
    lit=0,
    depth=11,
):
    """Place a stucco house facing -Y; the garage door is centered on the local origin."""
    s = -1 if mirror else 1
    W, R = surface(wall, 4, 0.12, 0.0012, 45), tile(roof)
    gw, gh, gd = 6.4, 3.0, 6.5
    dw, dh = 4.9, 2.25
    for k in (-1, 1):  # wall around the door opening
        box(k * (gw / 2 - (gw - dw) / 4), 0.15, 0, (gw - dw) / 2, 0.3, gh, W)
    box(0, 0.15, dh, dw, 0.3, gh - dh, W)
    box(0, gd / 2 + 0.3, 0, gw - 0.02, gd, gh, W)
    garage_door(0, 0, dw, dh, door)
    for k in (-1, 1):
        box(k * (dw / 2 + 0.1), -0.02, 0, 0.2, 0.1, dh + 0.2, surface(trim), 0.01)
        wall_lamp(k * (dw / 2 + 0.45), 0, 1.85, lit)
        stone = surface((0.33, 0.25, 0.19), 7, 0.5, 0.02, 9)
        box(k * (gw / 2 - 0.22), -0.05, 0, 0.5, 0.12, 0.95, stone, 0.02)
        box(k * (gw / 2 - 0.22), -0.06, 0.95, 0.56, 0.16, 0.07, surface(trim), 0.01)
    box(0, -0.035, dh, dw + 0.46, 0.1, 0.24, surface(trim), 0.01)
    gable_roof(-gw / 2, 0, gw / 2, gd, gh, R, W, 0.42, trim=trim)
    add('vent', lathe([(0.3, -0.03), (0.3, 0.03)], surface(trim)), (0, -0.02, gh + 0.62), (math.pi / 2, 0, 0))
    add(
        'vent',
        lathe([(0.22, -0.02), (0.22, 0.04)], plain((0.08, 0.07, 0.06), 0.8)),
        (0, -0.04, gh + 0.62),
        (math.pi / 2, 0, 0),
    )
    # main body beside and behind the garage
    mh, x0, x1, y0 = (5.9 if stories == 2 else 3.2), gw / 2, gw / 2 + 8.4, 2.2
    bx = sorted((s * x0, s * x1))
    box((bx[0] + bx[1]) / 2, y0 + depth / 2, 0, bx[1] - bx[0], depth, mh, W)
    box(0, gd + depth / 2 - 1.5, 0, gw, depth - 2.5, mh, W)
    hip_roof(min(bx[0], -gw / 2), y0, max(bx[1], gw / 2), y0 + depth, mh, R, 0.40, trim=trim)
    # entry
    ex = s * (x0 + 1.35)
    box(ex, y0 - 0.5, 0, 1.9, 1.1, 2.95, W)
    gable_roof(ex - 0.95, y0 - 1.05, ex + 0.95, y0 + 1.2, 2.95, R, W, 0.42, 0.3, trim)
    box(ex, y0 - 1.06, 0, 1.25, 0.04, 2.35, plain((0.03, 0.022, 0.018), 0.9))
    box(ex, y0 - 1.075, 0, 0.98, 0.05, 2.12, surface((0.16, 0.075, 0.035), 30, 0.3, 0.002, 60, 0.45), 0.02)
    box(ex + 0.36, y0 - 1.12, 1.0, 0.04, 0.05, 0.16, plain((0.5, 0.42, 0.3), 0.3, 1))
    wall_lamp(ex - 0.78, y0 - 1.05, 1.9, lit)
    for wx in (4.1, 6.6):
        window(s * (x0 + wx), y0, 0.85, 1.5, 1.35, trim, 2, lit)
        if stories == 2:
            window(s * (x0 + wx - 0.6), y0, 3.75, 1.4, 1.3, trim, 2, lit * 0.6)
    if stories == 2:
        box((bx[0] + bx[1]) / 2, y0 - 0.03, 3.05, bx[1] - bx[0] + 0.02, 0.12, 0.2, surface(trim), 0.01)
        box(0, 4.2, 0, gw, 3, mh, W)
        window(0, 2.69, 4.25, 1.6, 1.1, trim, 2, lit)


def townhouses(side, ys, stories=2, seed=0):
    """Place a row of houses along a street; side -1 is left (facing +x), 1 is right."""
    looks = [
        ((0.56, 0.43, 0.32), (0.30, 0.135, 0.075)),
        ((0.62, 0.53, 0.43), (0.24, 0.15, 0.11)),
        ((0.50, 0.37, 0.28), (0.33, 0.19, 0.12)),
        ((0.58, 0.48, 0.36), (0.26, 0.13, 0.08)),
    ]
    for k, y in enumerate(ys):
        w, r = looks[(k + seed) % 4]
        with at(side * 10.4, y, 90 if side < 0 else -90):
            house(w, r, stories=stories if (k + seed) % 3 else 1, mirror=(side > 0))
            quad(-2.6, -4.6, 2.6, 0.2, concrete(), 0.03)


def block_wall(x0, y0, x1, y1, h=1.8, color=(0.44, 0.34, 0.26)):
    """Place a concrete block wall with a cap between two points."""
    L, a = math.hypot(x1 - x0, y1 - y0), math.atan2(y1 - y0, x1 - x0)

    def build():
        m = Material('block')
        b = m.node(
            'TexBrick',
            Color1=rgba(tuple(c * 0.9 for c in color)),
            Color2=rgba(color),
            Mortar=rgba(tuple(c * 0.6 for c in color)),
            Scale=1.0,
        )
        (
            b.inputs['Mortar Size'].default_value,
            b.inputs['Brick Width'].default_value,
            b.inputs['Row Height'].default_value,
        ) = (0.012, 0.4, 0.2)
        tc = m.node('TexCoord').outputs['Object']
        sx = m.node('SeparateXYZ', Vector=tc)
        vec = m.node('CombineXYZ', X=sx.outputs[0], Y=sx.outputs[2]).outputs[0]
        m.tree.links.new(vec, b.inputs['Vector'])
        return m.done(b.outputs['Color'], 0.9, m.bump(b.outputs['Fac'], -0.012), 0.2)

    mat = cached(('block', color), build)
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    box(cx, cy, -0.1, L, 0.2, h + 0.1, mat, 0, (0, 0, a))
    box(cx, cy, h, L + 0.06, 0.28, 0.08, concrete((0.50, 0.41, 0.33)), 0.01, (0, 0, a))
