"""Lots of businesses, apartments and communities."""

from kit.camera import camera
from kit.cars import car
from kit.equipment import trailer
from kit.homes import block_wall, townhouses
from kit.large_buildings import apartments, carport, warehouse
from kit.lot import curb, island, light_pole, sidewalk, wheel_stop
from kit.materials import WHITE, YELLOW, concrete, glass, gravel, paint, plain, surface
from kit.pavement import asphalt
from kit.plants import palm, scatter, tree
from kit.road_marks import arrow, number, stalls
from kit.shapes import box, line, quad
from kit.sky import sky
from kit.stage import at
from kit.terrain import valley
from scenes.registry import picture


@picture(
    'hoa-street',
    'Freshly sealed private street between stucco townhouses with tile roofs, palms and desert landscaping, mountains beyond',
    'A private community street after sealcoating',
    'HOA and community streets',
)
def hoa():
    """Build the private street between townhouses."""
    valley(29, 0)
    quad(-120, -30, 120, 160, gravel(), -0.02)
    quad(-4.6, -30, 4.6, 130, asphalt('sealed', seed=44), 0.0)
    for s in (-1, 1):
        curb(s * 4.75, -30, s * 4.75, 130, 0.3, 0.12)
        box(s * 5.7, 50, -0.05, 1.4, 160, 0.19, concrete(), 0.01)
        townhouses(s, [6 + 17 * k + (4 if s > 0 else 0) for k in range(6)], 2, 1 if s > 0 else 0)
        scatter(
            (min(s * 6.6, s * 10), -4, max(s * 6.6, s * 10), 70),
            120,
            7 + s,
            0,
            clear=lambda x, y: (y - (6 if x < 0 else 10) + 8.5) % 17 - 8.5 > -3.4
            and (y - (6 if x < 0 else 10) + 8.5) % 17 - 8.5 < 3.4,
        )
        for k in range(5):
            (palm if (k + s) % 2 else tree)(
                s * 7.6, 14.5 + (4 if s > 0 else 0) + 17 * k, 6.6 if (k + s) % 2 else 4.6, seed=k + 3
            )
    car(3.5, 20, -90, 'suv', 0)
    car(-3.5, 33, 90, 'sedan', 4)
    light_pole(6.4, 27, 6, 180, 1)
    light_pole(-6.4, 44, 6, 0, 1)
    palm(-8.5, -3.2, 7.5, 31)
    palm(-10.5, -8.0, 8, 32)
    tree(-8.2, 2.0, 5, seed=33)
    camera((-2.6, -6.2, 1.85), (1.3, 20, 3.0), 26, True)
    sky(21, 236, 4.8, 0.10, 1.5, 0.4, (0.9, 0.78, 0.68), exposure=0.2)


@picture(
    'warehouse-yard',
    'Warehouse yard with a row of dock doors, numbered stalls and fresh white and yellow striping on black asphalt',
    'Dock apron and numbered stalls, North Las Vegas',
    'commercial lots',
)
def yard():
    """Build the warehouse yard with numbered stalls."""
    valley(33, 20)
    white, yellow = paint(WHITE, 0.05), paint(YELLOW, 0.05)
    quad(-80, -20, 90, 26, asphalt('sealed', seed=51))
    quad(-80, 19.5, 90, 26, concrete((0.40, 0.385, 0.36)), 0.004)
    with at(0, 26):
        warehouse(-26, 46, 0, 10.5, 10)
    step = 7.2
    for k in range(11):
        line(-26 + k * step, 8.5, -26 + k * step, 19.4, 0.12, yellow)
    for k in range(10):
        number(-26 + (k + 0.5) * step, 9.0, 21 + k, yellow, 1.5)
    stalls(-16.5, 12, -3.6, 1.9, white, 3.0, 0.11)
    for k in range(12):
        number(-15 + 3 * k, -3.2, 101 + k, white, 0.75)
        if k % 2:
            wheel_stop(-15 + 3 * k, 1.5)
    arrow(-4, 5.2, white, 3.2, 90)
    arrow(12, 5.2, white, 3.2, 90)
    trailer(8.2, 17.2, 0)
    trailer(-22.4, 17.2, 1)
    car(9.0, -0.9, 90, 'pickup', 6)
    for x in (-30, 52):
        light_pole(x, 6, 9.5)
    block_wall(-80, 28, -27, 28, 2.2)
    block_wall(47, 28, 110, 28, 2.2)
    for k in range(6):
        palm(-70 + k * 8, 31, 8, k)
    camera((-9.6, -9.2, 2.4), (2.2, 16, 2.9), 24, True)
    sky(19, 214, 4.8, 0.10, 1.5, 0.4, (0.92, 0.82, 0.74), exposure=0.15)


@picture(
    'enterprise-apartments',
    'New three-story apartment complex with balconies, covered parking and a freshly sealed, striped lot',
    'Covered parking at a new apartment complex, Enterprise',
    'multifamily',
)
def apartments_scene():
    """Build the apartment complex with carports."""
    valley(43, -15)
    white = paint(WHITE, 0.05)
    quad(-80, -30, 80, 24, asphalt('sealed', seed=101))
    stalls(-30.25, 22, 13, 18.4, white)
    for k in range(22):
        if k % 3:
            wheel_stop(-30.25 + (k + 0.5) * 2.75, 18)
    sidewalk(-60, 18.7, 60, 20.6)
    quad(-80, 20.6, 80, 26, gravel(), 0.05)
    scatter((-45, 21.2, 45, 24.8), 100, 4, 0.05)
    with at(0, 26):
        apartments(-40, 5, 0)
        apartments(13, 52, 3, wall=(0.56, 0.47, 0.38), accent=(0.22, 0.24, 0.26))
    stalls(4.0, 10, -1, 4.4, white)
    carport(4.0, 31.5, 1.7)
    stalls(-12.5, 6, -2.2, 3.2, white)
    for k, (x, y, r, kind, c) in enumerate(
        (
            (5.4, 1.8, 90, 'suv', 2),
            (10.9, 1.8, 90, 'sedan', 3),
            (13.6, 1.8, 90, 'suv', 6),
            (-17.9, 15.7, 90, 'sedan', 4),
            (-9.6, 15.7, 90, 'suv', 0),
            (1.4, 15.7, 90, 'pickup', 1),
            (12.4, 15.7, 90, 'suv', 5),
        )
    ):
        car(x, y, r, kind, c)
    for k, x in enumerate((-21, -4.3, 8.9, 24)):
        tree(x, 22.6, 5.2, seed=k + 2, z=0.05)
    palm(9.2, 25, 9, 3)
    palm(7.6, 27, 8, 4)
    palm(10.6, 28, 8.6, 5)
    arrow(-7, 8.2, white, 3, 90)
    arrow(4, 10.2, white, 3, -90)
    island(-14, 1, 2.4, 7, seed=6, tall='palm')
    camera((-7.4, -6.6, 2.1), (1.2, 16, 3.7), 23, True)
    sky(24, 216, 4.6, 0.10, 1.4, 0.4, (0.92, 0.84, 0.78), exposure=0.1)


@picture(
    'commercial-dawn',
    'Two-story office building and its long sealed parking lot at dawn, palms and fresh stripes catching the first warm light',
    'An office lot, ready before opening time',
    'commercial lots',
)
def office():
    """Build the office lot at dawn."""
    valley(67, 0, 1.0)
    white = paint(WHITE, 0.04)
    quad(-80, -30, 80, 70, asphalt('sealed', seed=151))
    W, S = surface((0.55, 0.47, 0.39), 4, 0.1, 0.0012, 40), surface((0.33, 0.24, 0.18), 4, 0.1, 0.0012, 40)
    with at(-24, 34, 90):  # two-story office on the left, facing the lot
        for f in range(2):
            z = f * 4.2
            box(0, 8, z, 64, 14, 1.1, W, 0.02)
            box(0, 8.1, z + 1.1, 63.6, 13.6, 2.3, glass((0.02, 0.035, 0.045)))
            box(0, 8, z + 3.4, 64, 14, 0.8, W, 0.02)
            for k in range(41):
                box(-31.8 + k * 1.59, 1.2, z + 1.1, 0.06, 0.12, 2.3, plain((0.3, 0.3, 0.3), 0.3, 0.8))
            for k in range(9):
                box(-32 + k * 8, 1.0, z, 0.9, 0.5, 4.2, S, 0.03)
        box(0, 8, 8.4, 64.5, 14.5, 0.6, W, 0.04)
        box(0, 0.2, 0, 9, 3.0, 5.6, S, 0.05)
        box(0, -1.32, 0.1, 6.5, 0.1, 4.2, glass())
        box(0, -1.8, 4.5, 10, 3.0, 0.35, plain((0.12, 0.11, 0.10), 0.4, 0.3), 0.03)
        for s in (-1, 1):
            box(s * 4.5, -3, 0, 0.35, 0.35, 4.5, S, 0.02)
    box(-20.6, 34, -0.05, 5.4, 70, 0.2, concrete(), 0.01)
    for k in range(24):
        line(-17.5, -4 + k * 2.75, -12.1, -4 + k * 2.75, 0.1, white)
        for s in (-1, 1):
            line(0, -4 + k * 2.75, s * 5.4, -4 + k * 2.75, 0.1, white)
        if k % 2:
            wheel_stop(-17.0, -2.6 + k * 2.75, 90)
    line(0, -4, 0, 59.2, 0.1, white, 0.0045)
    arrow(-8.8, 3, white, 3)
    arrow(-8.8, 16, white, 3)
    arrow(8.4, 8, white, 3, 180)
    for y in (-5.6, 29, 60.5):
        island(0, y, 10.6, 2.5, seed=int(y) + 9, tall='tree')
    for k in range(8):
        tree(14.5, -1 + k * 7.5, 5.4, seed=k + 1, z=0.1)
        palm(-19.6, 4 + k * 8, 7.5, k, 0.1)
    curb(12, -30, 12, 70)
    quad(12, -30, 24, 70, gravel(), 0.1)
    scatter((12.8, -4, 20, 60), 100, 5, 0.1)
    car(-14.6, 21, 0, 'suv', 0)
    car(-14.6, 32, 0, 'sedan', 1)
    light_pole(0, 12.5, 8.5, 0)
    light_pole(0, 42, 8.5, 0)
    block_wall(24, -10, 24, 80)
    camera((-3.4, -5.6, 1.9), (-7.8, 20, 3.0), 25, True)
    sky(7, 84, 5.6, 0.11, 3.0, 0.5, (1.0, 0.62, 0.46), exposure=0.4)
