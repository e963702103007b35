"""Parking lots: sealed and in use."""

import random

from kit.camera import camera
from kit.cars import car
from kit.equipment import tank_trailer
from kit.homes import block_wall
from kit.lot import curb, front_row, island, light_pole, sidewalk
from kit.materials import WHITE, gravel, paint, plain
from kit.pavement import asphalt
from kit.plants import palm, scatter, tree
from kit.props import cone
from kit.road_marks import arrow, stalls
from kit.shapes import box, line, quad
from kit.shops import strip_mall
from kit.sky import sky
from kit.skyline import suburb
from kit.stage import at
from kit.terrain import ground, valley
from scenes.registry import picture


@picture(
    'hero-lot-golden-hour',
    'Freshly sealed black parking lot with crisp white stall stripes in front of a desert shopping plaza, palms and mountains at golden hour',
    'A freshly sealed and striped plaza lot at golden hour',
    'sealcoating',
    (2000, 1125),
    8,
)
def hero():
    """Build the plaza lot at golden hour."""
    valley(3, -30, 1.1)
    white = paint(WHITE, 0.04)
    quad(-80, -30, 80, 19.9, asphalt('sealed', seed=1))
    stalls(-38.5, 28, -3.4, 2.0, white, 2.75, 0.11)
    stalls(-38.5, 28, 2.0, 7.4, white, 2.75, 0.11)
    line(-38.5, 2.0, 38.5, 2.0, 0.11, white, 0.0045)
    front_row(-11.0, 18, 19.8, white, 5.4, 3)
    arrow(-5.0, 12.7, white, 3.0, 90)
    arrow(5.5, 9.2, white, 3.0, -90)
    sidewalk(-12, 19.9, 60, 23.3)
    with at(0, 23.3):
        strip_mall(-9, 57, 0, 5.6, bay=6.0)
    for k, x in enumerate((-6.9, 4.1, 9.6, 17.8)):
        island(x, 21.3, 3.4, 1.4, seed=8 + k, tall='palm')
    quad(-80, 20.0, -12.1, 32, gravel(), 0.02)
    curb(-80, 19.9, -12, 19.9)
    scatter((-60, 20.8, -13, 28), 70, 4, 0.02)
    for k, x in enumerate((-14.5, -18, -24.5, -33, -44)):
        palm(x, 24 + k % 2 * 2.5, 7.6 + k % 3, k + 20)
    tree(-21, 23, 4.6, seed=4)
    tree(-29, 23, 4.8, seed=8)
    block_wall(-90, 31, -10, 31)
    suburb(-190, -22, 92, 2, 3)
    light_pole(-19.25, 2.0, 8.5)
    car(6.9, 17.0, 90, 'sedan', 0)
    camera((4.2, -8.8, 2.7), (-4.6, 14, 2.3), 25, True)
    sky(14, 232, 5.4, 0.10, 1.3, 0.4, (0.96, 0.78, 0.64), exposure=0.25)


@picture(
    'lot-aerial',
    'High view of a parking lot, half freshly sealed black with crisp stripes and half still gray and faded',
    'Half sealed, half to go, seen from above',
    'sealcoating',
)
def aerial():
    """Build the half-sealed lot from above."""
    ground(z=-0.1)
    old, new = asphalt('old', crack='block', crack_scale=0.25, seed=31), asphalt('sealed', seed=32)
    quad(-60, -40, 2, 40, old)
    quad(2, -40, 60, 40, new)
    faded, white = paint((0.60, 0.59, 0.56), 0.75), paint(WHITE, 0.03)
    for x0 in (-44, -22):
        for k in range(24):
            for s in (-1, 1):
                line(x0, -33 + k * 2.75, x0 + s * 5.4, -33 + k * 2.75, 0.11, faded)
        line(x0, -33, x0, 30.3, 0.11, faded, 0.005)
    for x0 in (13, 35):
        for k in range(24):
            for s in (-1, 1):
                line(x0, -33 + k * 2.75, x0 + s * 5.4, -33 + k * 2.75, 0.12, white)
        line(x0, -33, x0, 30.3, 0.12, white, 0.005)
    for x, y, r in ((24, -20, 0), (24, 4, 0), (24, 22, 0), (4.8, -8, 180), (4.8, 14, 180)):
        arrow(x, y, white, 3.2, r)
    for x in (-44, -22, 13, 35):
        for k, y in enumerate((-35.2, 32.6)):
            island(x, y, 10.8, 3.6, seed=int(x) + k + 60, tall=('tree', 'palm')[k])
        light_pole(x, -1.4, 8, 0)
    for k, (x, y, kind, c) in enumerate(
        (
            (-41.2, -14.9, 'suv', 0),
            (-41.2, -6.7, 'sedan', 3),
            (-46.8, 1.6, 'pickup', 6),
            (-24.8, -20.4, 'sedan', 1),
            (-19.2, 4.4, 'suv', 4),
            (-24.8, 9.9, 'suv', 2),
            (-19.2, 15.4, 'sedan', 6),
            (-41.2, 18.1, 'suv', 5),
            (-46.8, -23.1, 'sedan', 2),
            (-24.8, 23.6, 'pickup', 1),
        )
    ):
        car(x, y, 180 if k % 2 else 0, kind, c)
    for k in range(13):
        cone(2.1 + 0.15 * (k % 2), -36 + k * 5.6)
    tank_trailer(6.0, -24, 90)
    car(6.0, -17.6, -90, 'pickup', 6)
    curb(-60, 40, 60, 40)
    curb(-60, -40, 60, -40)
    curb(60, -40, 60, 40)
    curb(-60, -40, -60, 40)
    sidewalk(-60, 40, 60, 44)
    with at(0, 44):
        strip_mall(-52, 52, 0, 6.0, 20, 7.4)
        for x in range(-44, 50, 14):
            box(x, 9 + x % 5, 5.4, 2.6, 2.2, 1.3, plain((0.5, 0.5, 0.5), 0.5, 0.3), 0.05)
    for s in (-1, 1):
        quad(s * 60, -48, s * 68, 66, gravel(), 0.02)
        scatter((min(s * 61, s * 67), -44, max(s * 61, s * 67), 60), 70, 5 + s, 0.02)
        for k in range(8):
            palm(s * 63.5, -40 + k * 13, 8.5, k + 4, 0.02)
    quad(-200, -62, 200, -46, asphalt('worn', seed=5), 0.0)
    quad(-68, -46, 68, -40, gravel(), 0.01)
    scatter((-60, -45.5, 60, -41), 90, 9, 0.01)
    suburb(-160, 160, 90, 6, 17)
    valley(22)
    camera((-14, -68, 44), (1.5, -2, 0), 30)
    sky(30, 232, 3.9, 0.13, 1.6, 0, exposure=-0.05)


@picture(
    'car-court',
    'Parked cars on a freshly sealed lot with bright stalls, seen from a higher angle in warm evening light',
    'Back in use: a sealed and striped lot',
    'commercial lots',
)
def car_court():
    """Build the lot full of parked cars."""
    ground(z=-0.1)
    valley(79)
    white = paint(WHITE, 0.04)
    quad(-60, -40, 60, 40, asphalt('sealed', seed=171))
    for y in (-9, -3.5, 9.5, 15):
        stalls(-33, 24, y, y + 5.4, white)
    for y in (-3.55, 14.95):
        line(-33, y, 33, y, 0.1, white, 0.0045)
    g = random.Random(14)
    kinds = ['suv', 'sedan', 'suv', 'pickup', 'sedan']
    for y, rot in ((-6.2, -90), (-0.8, 90), (12.3, -90), (17.7, 90)):
        for k in range(24):
            if g.random() < 0.48:
                car(
                    -33 + (k + 0.5) * 2.75 + g.uniform(-0.12, 0.12),
                    y + g.uniform(-0.2, 0.2),
                    rot + (180 if g.random() < 0.25 else 0),
                    g.choice(kinds),
                    g.randrange(8),
                )
    for x in (-35, 34.6):
        for y in (-3.5, 15):
            island(x, y, 2.6, 10.6, seed=int(x + y) + 90, tall='palm')
    for x in (-13.75, 13.75):
        light_pole(x, -3.5, 8.5)
        light_pole(x, 15, 8.5)
    arrow(-5, 4.2, white, 3, -90)
    arrow(6, 7.2, white, 3, 90)
    sidewalk(-60, 26, 60, 29.4)
    with at(0, 29.4):
        strip_mall(-40, 40, 0, 5.8, bay=6)
    for k, x in enumerate((-26, -14, -2, 10, 22)):
        palm(x, 27.6, 8.5, k, 0.1)
    suburb(-130, 130, 62, 3, 27)
    camera((-10.5, -21, 9.2), (0.8, 6, 1.0), 30)
    sky(17, 236, 5.2, 0.10, 1.8, 0.4, (0.92, 0.74, 0.6), exposure=0.15)
