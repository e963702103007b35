"""Cars and pickups without brands."""

import math

from mathutils import Matrix

from kit.materials import car_paint, glass, plain
from kit.shapes import add, box, lathe, make_mesh
from kit.stage import FRAME, at, cached


# fmt: off
SHAPES = {  # x, half width, sill, belt, top (front to rear), then span indices of windscreen, roof, rear glass
    'suv': ([(-2.34, .72, .36, .58, .64), (-2.26, .86, .27, .74, .84), (-1.95, .93, .24, .88, .97), (-1.1, .95, .24, .97, 1.07), (-.92, .95, .24, .99, 1.11),
             (-.28, .95, .24, 1.03, 1.60), (-.10, .95, .24, 1.03, 1.66), (.28, .95, .24, 1.04, 1.69), (.38, .95, .24, 1.04, 1.69), (1.15, .95, .24, 1.06, 1.67), (1.25, .95, .24, 1.06, 1.665), (1.86, .93, .26, 1.08, 1.58),
             (2.18, .91, .28, 1.02, 1.12), (2.28, .89, .30, .90, .98), (2.34, .80, .36, .62, .68)], (4, 5), (5, 11), (11, 12), (7, 9)),
    'sedan': ([(-2.38, .70, .34, .52, .58), (-2.30, .84, .24, .66, .75), (-1.95, .90, .21, .80, .87), (-1.05, .915, .20, .89, .97), (-.85, .915, .20, .91, 1.00),
               (-.10, .91, .20, .95, 1.38), (.06, .91, .20, .95, 1.43), (.34, .91, .20, .95, 1.445), (.43, .91, .20, .955, 1.445), (.98, .91, .20, .96, 1.40), (1.06, .91, .20, .96, 1.39), (1.22, .91, .21, .965, 1.34),
               (1.80, .90, .24, .95, 1.03), (2.26, .86, .27, .90, .98), (2.38, .74, .36, .60, .66)], (4, 5), (5, 11), (11, 12), (7, 9)),
    'pickup': ([(-2.85, .78, .42, .66, .72), (-2.78, .92, .34, .88, .98), (-2.4, .98, .32, 1.00, 1.12), (-1.45, .99, .32, 1.06, 1.19), (-1.25, .99, .32, 1.08, 1.22),
                (-.62, .99, .32, 1.12, 1.74), (-.42, .99, .32, 1.12, 1.82), (-.02, .99, .32, 1.12, 1.84), (.08, .99, .32, 1.12, 1.84), (.75, .99, .32, 1.12, 1.83), (.84, .99, .32, 1.12, 1.825), (.95, .99, .32, 1.12, 1.80),
                (1.10, .99, .32, 1.10, 1.20), (2.72, .98, .34, 1.10, 1.18), (2.82, .94, .40, .70, .78)], (4, 5), (5, 11), (11, 12), (7, 9)),
}
# fmt: on
CAR_COLORS = [
    (0.62, 0.62, 0.61),
    (0.035, 0.037, 0.042),
    (0.16, 0.165, 0.17),
    (0.30, 0.022, 0.018),
    (0.025, 0.06, 0.15),
    (0.42, 0.40, 0.36),
    (0.75, 0.75, 0.74),
    (0.10, 0.13, 0.12),
]


def car(x, y, rot=0, kind='suv', color=0):
    """Place a vehicle along local x, nose towards -x."""
    st, scr, roof, rear, doors = SHAPES[kind]
    paintwork = cached(('car', color), lambda: car_paint(CAR_COLORS[color % len(CAR_COLORS)]))
    black, dark = plain((0.012, 0.012, 0.013), 0.55), glass((0.008, 0.010, 0.012))

    def build():
        rings = []
        for j, (px, w, zb, belt, top) in enumerate(st):
            cab = scr[1] <= j <= roof[1]
            ends = j in (0, len(st) - 1)
            mid = (zb + belt) / 2
            if cab:
                r = 0.80 if kind != 'pickup' else 0.82
                up = [
                    (w * (r + 0.03), top - 0.13),
                    (w * (r - 0.02), top - 0.055),
                    (w * 0.58, top - 0.008),
                    (0, top + 0.012),
                ]
            else:
                up = [
                    (w * 0.955, belt + (top - belt) * 0.5),
                    (w * 0.90, belt + (top - belt) * 0.85),
                    (w * 0.55, top),
                    (0, top + (0.012 if not ends else 0.0)),
                ]
            half = [(w * 0.86, zb), (w * 0.975, zb + (mid - zb) * 0.45), (w, mid + 0.06), (w * 0.975, belt)] + up
            rings.append([(px, yy, z) for yy, z in half] + [(px, -yy, z) for yy, z in half[-2::-1]])
        n = len(rings[0])
        v = [p for ring in rings for p in ring]
        f, idx = [], []
        for j in range(len(st) - 1):
            for k in range(n - 1):
                f.append((j * n + k, j * n + k + 1, (j + 1) * n + k + 1, (j + 1) * n + k))
                kk = k if k < 7 else 13 - k
                g = 0
                if kk == 0:
                    g = 2
                elif (
                    kk == 3
                    and scr[0] <= j < rear[1]
                    and j not in (doors[0], doors[1])
                    and not (kind == 'pickup' and j >= roof[1])
                    and not (kind == 'sedan' and j >= roof[1])
                ):
                    g = 1
                elif kk == 3 and j in doors and scr[1] <= j < roof[1]:
                    g = 2 if j == doors[0] else 1
                elif kk >= 5 and (j == scr[0] or j == rear[0]):
                    g = 1
                elif kind == 'pickup' and kk >= 5 and j == rear[1]:
                    g = 2
                idx.append(g)
        f += [tuple(range(n)), tuple(range(len(v) - n, len(v)))[::-1]]
        idx += [0, 0]
        return make_mesh(v, f, [paintwork, dark, black], True, idx)

    with at(x, y, rot):
        add('body', cached(('body', kind, color), build), subsurf=2)
        front, back, w = st[0][0], st[-1][0], max(s[1] for s in st)
        R = {'suv': 0.37, 'sedan': 0.335, 'pickup': 0.41}[kind]
        axles = {'suv': (-1.42, 1.38), 'sedan': (-1.45, 1.38), 'pickup': (-1.85, 1.75)}[kind]
        arch = cached(('arch', kind), lambda: make_mesh(*arch_mesh(R + 0.07), black))
        tyre = cached(
            ('tyre', kind),
            lambda: lathe(
                [(R * 0.62, -0.115), (R * 0.93, -0.115), (R, -0.08), (R, 0.08), (R * 0.93, 0.115), (R * 0.62, 0.115)],
                plain((0.014, 0.014, 0.015), 0.8),
                36,
                False,
            ),
        )
        rim = cached(
            ('rim', kind),
            lambda: lathe(
                [
                    (R * 0.68, -0.02),
                    (R * 0.68, 0.03),
                    (R * 0.60, 0.035),
                    (R * 0.56, -0.03),
                    (R * 0.16, -0.005),
                    (R * 0.12, 0.02),
                ],
                plain((0.5, 0.5, 0.52), 0.28, 0.9),
                30,
            ),
        )
        for ax in axles:
            for s in (-1, 1):
                add('arch', arch, (ax, s * (w - 0.124), R), (0, 0, 0), (1, s, 1))
                add('tyre', tyre, (ax, s * (w - 0.085), R), (math.pi / 2, 0, 0))
                add('rim', rim, (ax, s * (w - 0.005), R), (math.pi / 2 * -s, 0, 0))
                for k in range(5):
                    a = k * 2 * math.pi / 5 + 0.3
                    o = box(0, 0, 0, R * 0.52, 0.025, 0.06, plain((0.5, 0.5, 0.52), 0.28, 0.9), 0.008)
                    o.matrix_world = (
                        FRAME[-1]
                        @ Matrix.Translation(
                            (ax + math.cos(a) * R * 0.34, s * (w + 0.012), R + math.sin(a) * R * 0.34)
                        )
                        @ Matrix.Rotation(-a, 4, 'Y')
                        @ Matrix.Translation((0, 0, -0.03))
                    )
        zf, zr = st[2][3] - 0.16, st[-3][3] - 0.18
        lens, red = plain((0.40, 0.42, 0.45), 0.06, 0.4), plain((0.28, 0.008, 0.008), 0.15)
        for s in (-1, 1):
            box(front + 0.21, s * w * 0.74, zf, 0.24, 0.30, 0.11, lens, 0.05, (0, 0, s * -0.42))
            box(
                back - 0.11,
                s * w * 0.80,
                zr,
                0.16,
                0.22,
                0.30 if kind != 'sedan' else 0.16,
                red,
                0.05,
                (0, 0, s * 0.32),
            )
            box(st[4][0] + 0.28, s * (w + 0.08), st[4][3] + 0.06, 0.16, 0.2, 0.13, paintwork, 0.05)
            box(
                st[doors[0]][0] + 0.02,
                s * (w - 0.008),
                st[doors[0]][3] - 0.12,
                0.2,
                0.03,
                0.035,
                plain((0.3, 0.3, 0.3), 0.3, 0.8),
                0.01,
            )  # handle
        zg = st[1][2] + 0.12
        box(front + 0.03, 0, zg + 0.10, 0.10, w * 1.05, 0.16, black, 0.03)
        box(front + 0.05, 0, zg - 0.12, 0.14, w * 1.5, 0.12, black, 0.03)
        box(back - 0.05, 0, zg - 0.08, 0.14, w * 1.6, 0.16, black, 0.03)
        box(back - 0.005, 0, zr - 0.12, 0.03, 0.32, 0.16, plain((0.6, 0.6, 0.58), 0.5))


def arch_mesh(r, depth=0.13):
    """Return vertices and faces of a dark half disc that reads as a wheel well."""
    pts = [(r * math.cos(math.radians(a)), r * math.sin(math.radians(a))) for a in range(-18, 199, 12)]
    n = len(pts)
    v = [(x, -depth, z) for x, z in pts] + [(x, depth, z) for x, z in pts]
    f = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [
        (i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)
    ]
    return v, f
