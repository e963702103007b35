"""Private streets and courts."""

import math

import numpy as np

from kit.camera import camera
from kit.cars import car
from kit.escarpment import escarpment
from kit.homes import house
from kit.lot import light_pole
from kit.materials import WHITE, YELLOW, concrete, desert, gravel, paint, plain, surface
from kit.noise import fbm
from kit.pavement import asphalt
from kit.plants import bush, palm, scatter, tree
from kit.shapes import add, box, grid, line, poly, quad, sweep
from kit.sky import sky
from kit.stage import at
from kit.terrain import boulder, ground, mountains, valley
from scenes.registry import picture

ROLL_CURB = (
    (0, 0.004),
    (0.42, -0.004),
    (0.56, 0.03),
    (0.72, 0.09),
    (0.80, 0.095),
)  # gutter pan and a curb cars can cross
WALK = ((0.80, 0.095), (2.1, 0.11), (2.1, -0.08))
LOOKS = (  # wall, roof
    ((0.56, 0.43, 0.32), (0.30, 0.135, 0.075)),
    ((0.62, 0.53, 0.43), (0.24, 0.15, 0.11)),
    ((0.50, 0.37, 0.28), (0.33, 0.19, 0.12)),
    ((0.58, 0.48, 0.36), (0.26, 0.13, 0.08)),
)


def edge(path, side, offset=0):
    """Place roll curb and walk with its score joints along a path; side 1 is its right."""
    dark, since = plain((0.16, 0.15, 0.14), 0.9), 0.0
    joint = ((0.80, 0.099), (0.815, 0.099))
    for profile, mat in ((ROLL_CURB, concrete((0.35, 0.335, 0.31))), (WALK, concrete()), (joint, dark)):
        points = [(side * (offset + x), z) for x, z in profile]
        sweep(path, points if side > 0 else points[::-1], mat)
    for (x0, y0), (x1, y1) in zip(path, path[1:]):
        since += math.hypot(x1 - x0, y1 - y0)
        if since >= 1.5:
            since = 0.0
            with at(x1, y1, -math.degrees(math.atan2(x1 - x0, y1 - y0))):
                line(side * (offset + 0.81), 0, side * (offset + 2.08), 0, 0.014, dark, 0.112)


@picture(
    'hoa-street',
    'Freshly sealed private street between stucco townhouses with tile roofs, palms and desert landscaping, mountains beyond',
    'A private community street after sealcoating',
    'HOA and community streets',
    samples=10,
)
def hoa():
    """Build the private street that bends between townhouses, with a crosswalk in front."""
    valley(29, 0)
    quad(-160, -30, 200, 170, gravel(), -0.02)
    bend = lambda y: 0.0042 * max(0, y - 14) ** 2
    turn = lambda y: math.degrees(math.atan(0.0084 * max(0, y - 14)))
    path = [(bend(y), y) for y in np.arange(-30, 125, 1.5)]
    white = paint(WHITE, 0.04)
    half = 4.3
    sweep(path, ((-half, 0), (half, 0)), asphalt('sealed', seed=44, grain=1.0))
    for s in (-1, 1):
        edge(path, s, half)
        for k in range(6):
            y = 8.5 + 17 * k + (5 if s > 0 else 0)
            with at(bend(y), y, -turn(y)):
                wall, roof = LOOKS[(k + (s > 0)) % 4]
                with at(s * 11.4, 0, 90 if s < 0 else -90, 0.06):
                    house(wall, roof, stories=2 if (k + s) % 3 else 1, mirror=s > 0)
                box(s * 8.95, 0, -0.05, 5.1, 5.2, 0.14, concrete((0.46, 0.43, 0.39)), 0.005)
                for d in (-4.6, 4.4, 8.6):
                    plant = palm if (k + (d > 5)) % 2 else tree
                    plant(s * 7.6, d, 7.4 if plant is palm else 4.4, seed=k * 3 + int(d) + s + 9)
        for k in range(5):
            y = 8.5 + 17 * k + (5 if s > 0 else 0)
            with at(bend(y), y, -turn(y)):
                scatter((min(s * 6.9, s * 10.2), 3.4, max(s * 6.9, s * 10.2), 13.4), 34, 7 + 5 * k + s, 0, 'abpg')
        scatter((min(s * 6.9, s * 10.6), -5, max(s * 6.9, s * 10.6), 5), 40, 70 + s, 0, 'abpg')
        box(s * (half + 1.14), 3.0, 0.0, 0.61, 3.0, 0.118, surface((0.62, 0.38, 0.04), 12, 0.12, 0.003, 40, 0.6))
    for k in range(7):
        line(-3.6 + 1.2 * k, 1.5, -3.6 + 1.2 * k, 4.5, 0.6, white)
    line(-4.2, 6.2, -0.2, 6.2, 0.45, white)
    line(0.2, -0.2, 4.2, -0.2, 0.45, white)
    with at(bend(33), 33, -turn(33)):
        car(3.2, 0, -90, 'suv', 0)
    with at(bend(52), 52, -turn(52)):
        light_pole(-6.9, 0, 6, 0, 1)
    light_pole(7.0, 20.5, 6, 180, 1)
    camera((-1.5, -5.6, 1.85), (0.9, 20, 1.6), 26, True)
    sky(24, 232, 4.8, 0.10, 1.5, 0.4, (0.9, 0.80, 0.72), exposure=0.15)


def court(radius=12.5, half=4.6, fillet=6.0, y=16.0):
    """Return the edge of a court: up its right side, around the head and down its left side."""
    drop = math.sqrt((radius + fillet) ** 2 - (half + fillet) ** 2)
    corner = (half + fillet, y - drop)
    meet = math.degrees(math.atan2(-drop, half + fillet))  # on the head, seen from its center
    arc = lambda c, r, a, b, n: [
        (c[0] + r * math.cos(math.radians(t)), c[1] + r * math.sin(math.radians(t))) for t in np.linspace(a, b, n)
    ]
    right = [(half, v) for v in np.arange(-30, corner[1], 1.0)] + arc(corner, fillet, 180, 180 + meet, 12)
    head = arc((0, y), radius, meet, 180 - meet, 90)[1:-1]
    return right + head + [(-a, b) for a, b in reversed(right)]


@picture(
    'summerlin-redrock',
    'Freshly sealed cul-de-sac below a layered red sandstone escarpment glowing in the morning sun',
    'Below the red sandstone escarpment, Summerlin',
    'service area',
    samples=10,
)
def redrock():
    """Build the court below the escarpment."""
    soil = gravel((0.44, 0.28, 0.19))
    ground(desert((0.40, 0.26, 0.18)))
    mountains(6500, 1150, 71, (0.33, 0.27, 0.25), 0.46, (0.45, 0.44, 0.52), 0, 75, 0, rows=120, cols=700)
    escarpment(2700, 700, 5, (0.46, 0.17, 0.085))
    X, Y = np.meshgrid(np.linspace(-1500, 1500, 420), np.linspace(46, 2400, 300))

    def height(x, y):
        rise = np.clip((y - 46) / 2350, 0, 1)
        return -0.1 + 95 * rise**1.25 + 26 * fbm(x * 0.0035, y * 0.0035, 5, 6) * np.clip(rise * 5, 0, 1)

    add('fan', grid(X, Y, height(X, Y), desert((0.40, 0.25, 0.165))))
    g = np.random.default_rng(4)
    bx, by = g.uniform(-260, 260, 1500), 46 + 330 * g.random(1500) ** 1.4
    greens = ((0.075, 0.10, 0.045), (0.12, 0.13, 0.08), (0.10, 0.115, 0.07))
    for k, (x, y, z) in enumerate(zip(bx, by, height(bx, by))):
        bush(x, y, 0.45 + 0.5 * g.random(), greens[k % 3], k, z - 0.05)
    quad(-90, -30, 90, 60, soil, -0.03)
    rim = court()
    new = asphalt('sealed', seed=61, grain=1.0)
    poly(rim, new)
    edge(rim, 1)
    white, yellow = paint(WHITE, 0.04), paint(YELLOW, 0.04)
    line(-4.5, -4.4, -0.25, -4.4, 0.5, white)
    for x in (-0.1, 0.1):
        line(x, -4.6, x, 3.0, 0.1, yellow, 0.0045)
    for k, (angle, mirror) in enumerate(((158, False), (112, True), (48, False), (8, True))):
        a = math.radians(angle)
        with at(23.5 * math.cos(a), 16 + 23.5 * math.sin(a), angle - 90):
            house(((0.52, 0.37, 0.27), (0.58, 0.45, 0.34))[k % 2], (0.25, 0.14, 0.10), mirror=mirror)
            box(0, -4.4, -0.05, 5.4, 8.9, 0.145, asphalt('sealed', seed=70 + k))
    clear = lambda x, y: math.hypot(x, y - 16) < 15.6 or abs(x) < 7.4 and y < 6
    scatter((-44, -6, 44, 50), 640, 21, 0, 'abpgb', clear)
    for x, y in ((-15, 6), (-22, 32), (17, 8), (4, 34), (-6, 40), (30, 34)):
        tree(x, y, 4.2, (0.085, 0.11, 0.05), x + 40)
    for x, y, r in ((-8.6, -1.6, 0.9), (-9.8, -0.4, 0.6), (9.4, -0.6, 1.0), (2.0, 31.2, 0.9), (0.6, 31.8, 1.3)):
        boulder(x, y, r, int(x) + 30, 0, (0.42, 0.22, 0.14))
    camera((1.4, -10.6, 2.3), (-0.6, 20, 2.3), 25, True)
    sky(17, 116, 5.4, 0.10, 1.2, 0.25, (0.94, 0.82, 0.74), exposure=0.2)
