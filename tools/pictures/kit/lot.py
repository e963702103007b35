"""What stands in and around a parking lot."""

import math
import random

import bpy
from mathutils import Matrix

from kit.materials import BLUE, WHITE, concrete, glow, gravel, paint, plain, surface
from kit.plants import agave, bush, palm, tree
from kit.road_marks import access_symbol, hatch, stalls
from kit.shapes import add, box, cylinder, lathe, line, make_mesh, poly, quad
from kit.stage import FRAME, at
from kit.terrain import boulder


def wheel_stop(x, y, rot=0, color=(0.50, 0.47, 0.43)):
    """Place a concrete wheel stop."""
    with at(x, y, rot):
        prof = [(-0.08, 0), (0.08, 0), (0.06, 0.11), (0.04, 0.13), (-0.04, 0.13), (-0.06, 0.11)]
        v = [(sx * 0.9, py, pz) for sx in (-1, 1) for py, pz in prof]
        f = [tuple(range(6)), tuple(range(11, 5, -1))] + [(i, (i + 1) % 6, (i + 1) % 6 + 6, i + 6) for i in range(6)]
        add('stop', make_mesh(v, f, concrete(color)), bevel=0.012)


def curb(x0, y0, x1, y1, width=0.16, height=0.15, mat=None):
    """Place a straight curb between two points."""
    L, a = math.hypot(x1 - x0, y1 - y0), math.atan2(y1 - y0, x1 - x0)
    box((x0 + x1) / 2, (y0 + y1) / 2, -0.1, L, width, height + 0.1, mat or concrete(), 0.02, (0, 0, a))


def island(x, y, w, d, rot=0, plants=True, seed=0, tall=None, fill=None):
    """Place a curbed, round-ended planter with gravel; tall: 'palm', 'date', 'tree' or None."""
    with at(x, y, rot):
        r = min(w, d) / 2

        def ring(s):
            pts, rr = [], r - s
            for a in range(0, 360, 10):
                c, si = math.cos(math.radians(a)), math.sin(math.radians(a))
                pts.append(
                    (
                        c * rr + math.copysign(w / 2 - r, c) * (abs(c) > 1e-6),
                        si * rr + math.copysign(d / 2 - r, si) * (abs(si) > 1e-6),
                    )
                )
            return pts

        o, i, c = ring(0), ring(0.15), concrete()
        n = len(o)
        v = (
            [(*p, 0) for p in o]
            + [(*p, 0.15) for p in ring(0.015)]
            + [(*p, 0.15) for p in i]
            + [(*p, 0.02) for p in i]
        )
        f = [
            (k + a * n, (k + 1) % n + a * n, (k + 1) % n + (a + 1) * n, k + (a + 1) * n)
            for a in range(3)
            for k in range(n)
        ]
        add('curb', make_mesh(v, f, c))
        poly(i, fill or gravel(), 0.11)
        if plants:
            g = random.Random(seed)
            L = max(w, d) - 1.2
            spots = [(-0.5 + (k + 0.5) / 5) * L for k in range(5)]
            for k, s in enumerate(spots):
                px, py = (s, g.uniform(-0.2, 0.2)) if w > d else (g.uniform(-0.2, 0.2), s)
                if k == 2 and tall:
                    if tall == 'tree':
                        tree(px, py, 4.6, seed=seed, z=0.1)
                    else:
                        palm(px, py, g.uniform(7.5, 9.5), seed, 0.1, 'fan' if tall == 'palm' else 'date')
                elif k % 2:
                    agave(px, py, g.uniform(0.42, 0.6), seed + k, 0.1)
                else:
                    boulder(px, py, g.uniform(0.25, 0.42), seed + k, 0.1)
                if g.random() < 0.7:
                    bush(
                        px + g.uniform(-0.4, 0.4),
                        py + g.uniform(-0.3, 0.3),
                        g.uniform(0.22, 0.36),
                        (0.12, 0.13, 0.08),
                        k,
                        0.1,
                    )


def light_pole(x, y, h=8.0, rot=0, heads=2, lit=0.0):
    """Place a lot light with one or two heads; lit > 0 switches it on."""
    with at(x, y, rot):
        cylinder(0, 0, 0, 0.3, 0.75, concrete(), r2=0.28)
        metal = plain((0.05, 0.045, 0.04), 0.45, 0.3)
        cylinder(0, 0, 0.75, 0.09, h - 0.75, metal, r2=0.06)
        for s in (-1, 1)[:heads]:
            box(s * 0.45, 0, h - 0.12, 0.9, 0.07, 0.07, metal)
            box(s * 1.05, 0, h - 0.14, 0.62, 0.36, 0.13, metal, 0.02)
            if lit:
                quad(s * 1.05 - 0.27, -0.15, s * 1.05 + 0.27, 0.15, glow((1, 0.82, 0.58), lit), h - 0.145)
                lamp = bpy.data.lights.new('spot', 'SPOT')
                lamp.energy, lamp.color, lamp.spot_size, lamp.shadow_soft_size = lit * 42, (1, 0.76, 0.48), 2.3, 0.3
                add('lamp', lamp, (s * 1.05, 0, h - 0.25))


def sign_post(x, y, plate=(0.012, 0.10, 0.42), symbol=True, rot=0, h=2.1):
    """Place a post with a plate, by default the accessible parking sign."""
    with at(x, y, rot):
        box(0, 0, 0, 0.05, 0.04, h, plain((0.45, 0.45, 0.45), 0.4, 0.8))
        box(0, -0.032, h - 0.48, 0.32, 0.012, 0.46, plain((0.85, 0.85, 0.85), 0.4), 0.004)
        box(0, -0.040, h - 0.465, 0.29, 0.006, 0.43, plain(plate, 0.4))
        if symbol:
            FRAME.append(
                FRAME[-1] @ Matrix.Translation((0, -0.046, h - 0.245)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
            )
            access_symbol(-0.02, 0, 0.30, plain((0.85, 0.85, 0.85), 0.4), z=0)
            FRAME.pop()


def bollard(x, y, color=(0.75, 0.46, 0.03)):
    """Place a steel bollard."""
    add('bollard', lathe([(0.09, 0), (0.09, 1.0), (0.075, 1.06), (0.03, 1.09)], surface(color, 20, 0.2)), (x, y, 0))


def sidewalk(x0, y0, x1, y1, joints=1.8):
    """Place a raised concrete walk with score joints along its longer side."""
    box((x0 + x1) / 2, (y0 + y1) / 2, -0.05, x1 - x0, y1 - y0, 0.20, concrete(), 0.015)
    dark = plain((0.16, 0.15, 0.14), 0.9)
    if x1 - x0 > y1 - y0:
        n = int((x1 - x0) / joints)
        for k in range(1, n):
            line(x0 + k * joints, y0, x0 + k * joints, y1, 0.012, dark, 0.1512)
    else:
        n = int((y1 - y0) / joints)
        for k in range(1, n):
            line(x0, y0 + k * joints, x1, y0 + k * joints, 0.012, dark, 0.1512)


def front_row(x0, count, y, white, depth=5.4, access=None, stops=True):
    """Lay out head-in stalls whose front is at y; access is the index of a blue stall."""
    stalls(x0, count, y - depth, y - 0.1, white)
    for k in range(count):
        if stops and k != (access if access is not None else -1) + 1:
            wheel_stop(x0 + (k + 0.5) * 2.75, y - 0.55)
    if access is not None:
        a = x0 + access * 2.75
        hatch(a + 2.75, y - depth, a + 5.5, y - 0.1, paint(BLUE), 0.9)
        access_symbol(a + 1.37, y - depth + 1.5, 1.5, paint(WHITE))
        sign_post(a + 1.37, y + 0.35)
