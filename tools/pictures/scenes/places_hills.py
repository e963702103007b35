"""Places below the mountains: Summerlin, Henderson, Boulder City."""

import math
import random

import numpy as np

from kit.camera import camera
from kit.cars import car
from kit.homes import block_wall, house
from kit.lot import curb, island, light_pole
from kit.materials import WHITE, concrete, desert, gravel, paint, surface
from kit.nodes import Material
from kit.noise import fbm
from kit.pavement import asphalt
from kit.plants import bush, palm, scatter, tree
from kit.road_marks import arrow, stalls, stroke
from kit.shapes import add, box, grid, line, poly, quad
from kit.shops import strip_mall
from kit.sky import sky
from kit.stage import at
from kit.terrain import BACKDROP_HAZE, boulder, ground, mountains
from scenes.registry import picture


@picture(
    'summerlin-redrock',
    'Freshly sealed cul-de-sac lot below a layered red sandstone escarpment glowing in the morning sun',
    'Below the red sandstone escarpment, Summerlin',
    'service area',
)
def redrock():
    """Build the lot below the escarpment."""
    ground(desert((0.40, 0.25, 0.17)))
    mountains(5200, 1500, 71, (0.34, 0.20, 0.16), 0.42, (0.45, 0.40, 0.44), 0, 75, 0, rows=120, cols=700)
    mountains(2600, 980, 64, (0.46, 0.15, 0.075), 0.10, (0.45, 0.38, 0.40), -6, 70, 4.6, 0.22, rows=240, cols=1100)
    mountains(1500, 90, 81, (0.42, 0.22, 0.14), 0.06, (0.45, 0.38, 0.40), 0, 75, 0.8)
    white = paint(WHITE, 0.05)
    poly(
        [(10.5 * math.cos(a) * 1.5, 11 + 13.5 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 60)],
        asphalt('sealed', seed=61),
        0.0,
    )
    quad(-15.7, -30, 15.7, 11, asphalt('sealed', seed=61), 0.0005)
    for k in range(30):
        a0, a1 = math.pi * k / 30, math.pi * (k + 1) / 30
        curb(15.8 * math.cos(a0), 11 + 13.6 * math.sin(a0), 15.8 * math.cos(a1), 11 + 13.6 * math.sin(a1))
    quad(-90, 10, 90, 60, gravel((0.44, 0.26, 0.17)), -0.02)
    for s in (-1, 1):
        curb(s * 15.8, -30, s * 15.8, 11)
        quad(min(s * 15.8, s * 60), -30, max(s * 15.8, s * 60), 11, gravel((0.44, 0.26, 0.17)), -0.01)
    stalls(-13.75, 4, 2.5, 7.9, white)
    stalls(2.75, 4, 2.5, 7.9, white)
    island(0, 10.8, 4.6, 4.6, seed=3, tall='tree', fill=gravel((0.44, 0.26, 0.17)))
    scatter((-40, 25.5, 40, 56), 190, 21, 0)
    scatter((-30, -2, -17, 24), 60, 22, 0)
    scatter((17, -2, 30, 24), 60, 23, 0)
    for x, y in ((-20, 18), (-25, 31), (19, 24), (28, 15), (9, 34), (-9, 38)):
        tree(x, y, 4.4, (0.085, 0.11, 0.05), x + 40)
    for x, y, r in ((-16.9, 17.5, 1.1), (-15.6, 19.4, 0.7), (15.2, 20.6, 1.2), (4.6, 27, 0.9), (-7, 26.8, 1.3)):
        boulder(x, y, r, int(x) + 30, 0, (0.42, 0.20, 0.12))
    with at(-30, 32, 24):
        house((0.52, 0.36, 0.26), (0.25, 0.13, 0.09), stories=1)
    with at(27, 36, -22):
        house((0.50, 0.35, 0.25), (0.25, 0.13, 0.09), stories=1, mirror=True)
    car(9.6, 5.2, 90, 'suv', 6)
    light_pole(-15, 21.5, 6.5, 45, 1)
    camera((-2.6, -9.4, 1.9), (1.2, 20, 4.6), 29, True)
    sky(20, 146, 5.0, 0.095, 1.3, 0.3, (0.9, 0.78, 0.68), exposure=0.25)


@picture(
    'henderson-hills',
    'Sealed black entrance drive lined with palms and boulders, with tile-roofed villas on the rocky hillside behind',
    'A community entrance in the Henderson hills',
    'service area',
)
def henderson():
    """Build the palm-lined entrance drive."""
    ground()
    mountains(4200, 900, 93, (0.33, 0.23, 0.20), 0.40, BACKDROP_HAZE, 0, 75, rows=120, cols=700)
    mountains(1100, 170, 95, (0.36, 0.24, 0.17), 0.08, BACKDROP_HAZE, 0, 75, 0.3)
    g = random.Random(5)
    # terraced hillside with villas
    X, Y = np.meshgrid(np.linspace(-150, 150, 300), np.linspace(34, 200, 170))
    Z = (
        30 * np.clip((Y - 40) / 150, 0, 1) ** 1.15 * (1 + 0.25 * fbm(X * 0.02, Y * 0.02, 3, 4))
        + 1.0 * fbm(X * 0.07, Y * 0.07, 4, 8) * np.clip((Y - 36) / 25, 0, 1)
        - 0.1
    )
    add('hill', grid(X, Y, Z, desert((0.36, 0.255, 0.175))))

    def height(x, y):
        j, i = int((y - 34) / 166 * 169), int((x + 150) / 300 * 299)
        return float(Z[min(max(j, 0), 169), min(max(i, 0), 299)])

    walls = [(0.58, 0.45, 0.34), (0.62, 0.53, 0.43), (0.52, 0.39, 0.29)]
    for k, (x, y) in enumerate(
        (
            (-48, 58),
            (-27, 66),
            (18, 62),
            (40, 56),
            (62, 64),
            (-70, 72),
            (-42, 92),
            (-12, 98),
            (12, 90),
            (34, 94),
            (58, 102),
            (-66, 112),
            (-30, 124),
            (2, 128),
            (30, 126),
            (66, 134),
        )
    ):
        z = height(x, y - 1)
        with at(x, y, g.uniform(-12, 12), z):
            house(
                walls[k % 3],
                ((0.30, 0.135, 0.075), (0.26, 0.14, 0.09))[k % 2],
                stories=1 + (k % 3 > 0),
                mirror=bool(k % 2),
            )
            box(3, 5, -4, 22, 16, 4.02, surface((0.42, 0.32, 0.24), 4, 0.2, 0.003, 20))
        palm(x - 8, y - 3, 7, k, height(x - 8, y - 3))
        tree(x + 13, y - 4, 4.2, seed=k, z=height(x + 13, y - 4))
    for k in range(420):  # scrub and rock on the slope
        x, y = g.uniform(-90, 90), 38 + 100 * g.random() ** 1.6
        if k % 4:
            bush(
                x, y, g.uniform(0.35, 0.8), ((0.075, 0.10, 0.045), (0.13, 0.13, 0.075))[k % 2], k, height(x, y) - 0.1
            )
        else:
            boulder(x, y, g.uniform(0.4, 1.1), k, height(x, y) - 0.15)
    quad(-150, -30, 150, 34, gravel(), -0.02)
    m = asphalt('sealed', seed=71)
    for s in (-1, 1):  # divided drive
        pts = [(s * 1.3, -30), (s * 7.6, -30), (s * 7.6, 30), (s * 9.6, 36), (s * 3, 36), (s * 1.3, 30)]
        poly(pts, m, 0)
        curb(s * 7.75, -30, s * 7.75, 30)
        curb(s * 1.3, 4.5, s * 1.3, 30)
        box(s * 9.6, 0, -0.05, 1.5, 60, 0.2, concrete(), 0.01)
        for k in range(6):
            palm(s * 12.2, 3 + k * 6, 7.8 + k % 2, k + 7 * s + 10)
        scatter((min(s * 10.8, s * 24), -3, max(s * 10.8, s * 24), 33), 90, 31 + s, 0)
        # entrance walls with stone piers
        block_wall(s * 11.2, 16.5, s * 26, 18.5, 1.9, (0.50, 0.38, 0.28))
        for x in (11.2, 18.5):
            box(
                s * x, 16.5 + (x - 11.2) * 0.135, 0, 1.0, 1.0, 2.5, surface((0.33, 0.25, 0.19), 7, 0.5, 0.02, 9), 0.03
            )
            box(s * x, 16.5 + (x - 11.2) * 0.135, 2.5, 1.25, 1.25, 0.14, concrete((0.50, 0.42, 0.34)), 0.02)
    quad(-7.6, -30, 7.6, 4.4, m, 0.0006)
    island(0, 17, 2.5, 25, seed=4, tall='date')
    for k in range(3):
        palm(0, 9 + k * 8, 5.6, k + 50, 0.1, 'date')
    stroke([(-7.4, 3.4), (-1.6, 3.4)], 0.3, paint(WHITE, 0.05), 0.005)
    arrow(4.4, 0.8, paint(WHITE, 0.05), 3)
    camera((-3.2, -7.4, 1.9), (0.6, 24, 4.6), 26, True)
    sky(18, 240, 5.0, 0.10, 1.6, 0.4, (0.92, 0.75, 0.62), exposure=0.2)


@picture(
    'boulder-city',
    'Small-town main street parking lot with freshly striped stalls, low colorful shops and shade trees, blue hills and a strip of lake far away',
    'Main street parking, Boulder City',
    'service area',
)
def boulder_city():
    """Build the main street lot."""
    ground(z=-40)
    quad(-3000, 1000, 3000, 2600, Material('lake').done((0.035, 0.13, 0.22), 0.25, None, 0.5), -31)
    mountains(3600, 470, 103, (0.20, 0.21, 0.27), 0.50, (0.36, 0.42, 0.55), 0, 75, rows=120, cols=700, base=-34)
    mountains(2500, 190, 105, (0.27, 0.22, 0.23), 0.34, (0.36, 0.42, 0.55), 0, 75, base=-34)
    X, Y = np.meshgrid(np.linspace(-1100, 1100, 320), np.linspace(30, 1050, 260))
    add(
        'slope',
        grid(X, Y, -0.1 - 33 * ((Y - 30) / 1020) ** 0.9 + 0.8 * fbm(X * 0.03, Y * 0.03, 4, 3) * (Y > 40), desert()),
    )
    quad(-300, -40, 300, 31, gravel(), -0.03)
    white = paint(WHITE, 0.05)
    quad(-60, -30, 60, 30, asphalt('sealed', seed=81))
    for k in range(14):
        line(-9.5, -3 + k * 3.1, -4.2, 0.2 + k * 3.1, 0.1, white)
    curb(-9.8, -30, -9.8, 30)
    box(-11.6, 0, -0.05, 3.4, 60, 0.2, concrete(), 0.01)
    looks = [
        ((0.42, 0.20, 0.13), (0.55, 0.47, 0.38), 5.4),
        ((0.60, 0.53, 0.43), (0.20, 0.26, 0.27), 4.4),
        ((0.48, 0.24, 0.16), (0.60, 0.52, 0.42), 6.2),
        ((0.56, 0.44, 0.33), (0.33, 0.10, 0.06), 4.8),
        ((0.40, 0.22, 0.15), (0.5, 0.45, 0.38), 5.6),
    ]
    for k, (w, a, h) in enumerate(looks):  # shops on the left, facing the lot
        with at(-13.3, -3 + k * 8.2, 90):
            strip_mall(
                -4.1,
                4.1,
                0,
                h,
                12,
                4.1,
                w,
                a,
                (
                    ((0.33, 0.08, 0.05), (0.33, 0.08, 0.05)),
                    ((0.08, 0.17, 0.15), (0.08, 0.17, 0.15)),
                    ((0.06, 0.10, 0.2), (0.06, 0.10, 0.2)),
                )[k % 3],
                towers=False,
            )
    for k in range(4):
        island(-10.9, 4 + k * 8.2, 1.2, 1.2, seed=k, plants=False)
        tree(-10.9, 4 + k * 8.2, 4.6, (0.06, 0.10, 0.035), k, 0.1)
    stalls(3.0, 10, 12, 17.4, white)
    stalls(1.2, 10, -1.6, 3.8, white)
    island(1.2, 14.7, 2.4, 6, seed=9, tall='tree')
    curb(1, 18, 60, 18)
    quad(1, 18, 60, 30, gravel(), 0.1)
    scatter((2, 19, 40, 24), 46, 13, 0.1, 'ag')
    car(4.4, 14.9, 90, 'pickup', 4)
    car(12.6, 14.9, 90, 'suv', 7)
    car(15.4, 14.9, 90, 'sedan', 0)
    car(-6.8, 11.2, 31 + 180, 'suv', 3)
    car(-6.8, 17.4, 31 + 180, 'sedan', 6)
    arrow(-1.2, 4.5, white, 3)
    light_pole(16.5, 20, 6.5)
    tree(20, 22, 4.4, seed=3)
    camera((2.4, -6.6, 2.9), (-0.8, 20, 2.0), 25, True)
    sky(26, 128, 4.6, 0.10, 1.0, 0.4, (0.95, 0.9, 0.86), exposure=0.1)
