"""Places in the city: Paradise and Las Vegas."""

from kit.camera import camera
from kit.cars import car
from kit.lot import curb, island, light_pole, wheel_stop
from kit.materials import WHITE, concrete, gravel, paint
from kit.pavement import asphalt
from kit.plants import palm, scatter
from kit.road_marks import arrow, stalls
from kit.shapes import box, line, quad
from kit.shops import strip_mall
from kit.sky import sky
from kit.skyline import suburb, towers
from kit.stage import at
from kit.terrain import valley
from scenes.registry import picture


@picture(
    'paradise-dusk',
    'Parking lot at dusk under glowing light poles, crisp stripes on black asphalt and lit hotel towers far behind',
    'Night-ready striping, Paradise',
    'service area',
    samples=40,
)
def dusk():
    """Build the lot under lit poles."""
    valley(37, 0, 0.8, (0.20, 0.17, 0.24))
    towers(900, 6, 15, 780, (60, 165), 0.55, 0.16, (0.24, 0.17, 0.22))
    white = paint(WHITE, 0.04)
    quad(-80, -20, 80, 60, asphalt('sealed', seed=91))
    for y in (3, 8.5, 26, 31.5):
        stalls(-33, 24, y, y + 5.4, white)
    for y in (8.45, 31.45):
        line(-33, y, 33, y, 0.1, white, 0.0045)
    arrow(-6, 19.5, white, 3, 90)
    arrow(9, 22.5, white, 3, -90)
    for x in (-18, 3.0, 21):
        island(x - 2.75, 8.5, 2.4, 5, seed=int(x) + 30, tall=None)
        light_pole(x + 8.25 * (x > 0) - 2.75, 8.5, 8.5, 90, 2, 22)
        light_pole(x - 8, 31.5, 8.5, 90, 2, 22)
    for k, (x, y, r, kind, c) in enumerate(
        (
            (-9.6, 28.7, 90, 'suv', 1),
            (-4.1, 28.7, 90, 'sedan', 6),
            (6.9, 28.7, 90, 'suv', 4),
            (12.4, 28.7, 90, 'pickup', 2),
            (15.1, 28.7, 90, 'sedan', 0),
            (15.1, 11.4, -90, 'suv', 3),
        )
    ):
        car(x, y, r, kind, c)
    curb(-80, 44, 80, 44)
    quad(-80, 44.1, 80, 60, gravel(), 0.1)
    scatter((-40, 45, 40, 50), 80, 5, 0.1)
    for k in range(13):
        palm(-48 + 8 * k, 46 + k % 2 * 3, 8.5 + k % 3, k, 0.1)
    with at(34, 52):
        strip_mall(-18, 30, 0, 5.4, lit=3.0)
    suburb(-200, 10, 90, 2, 41, trees=True)
    camera((-7.6, -4.0, 1.75), (0.8, 22, 3.4), 25, True)
    sky(2.0, -14, 0, 0.20, 2.2, 0.6, (0.50, 0.22, 0.20), exposure=0.9, ozone=3.5)


@picture(
    'las-vegas-plaza',
    'Busy strip plaza with a clean black lot, bright white stalls and a distant skyline under a clear midday sky',
    'A strip plaza lot, Las Vegas',
    'service area',
)
def lv_plaza():
    """Build the strip plaza at midday."""
    valley(47, 20)
    towers(1500, 12, 16, 1000, (70, 210), 0, 0.42, (0.46, 0.49, 0.56), x=-260)
    white = paint(WHITE, 0.05)
    quad(-90, -30, 90, 20, asphalt('sealed', seed=111))
    with at(17.5, 26, -90):
        strip_mall(
            -36,
            38,
            0,
            5.8,
            bay=6.2,
            wall=(0.58, 0.50, 0.42),
            accent=(0.36, 0.17, 0.10),
            awnings=((0.33, 0.08, 0.05), (0.07, 0.13, 0.2)),
        )
    quad(-90, 20, 15, 90, asphalt('sealed', seed=111), 0.0)
    box(16, 25, -0.05, 2.8, 80, 0.2, concrete(), 0.01)
    for k in range(23):
        line(8.9, -8 + k * 2.75, 14.3, -8 + k * 2.75, 0.1, white)
        wheel_stop(13.9, -6.6 + k * 2.75, 90)
    for k in range(22):
        for s in (-1, 1):
            line(-6.5, -8 + k * 2.75, -6.5 + s * 5.4, -8 + k * 2.75, 0.1, white)
    line(-6.5, -8, -6.5, 50, 0.1, white, 0.0045)
    island(-6.5, 52.5, 10.8, 3, seed=2, tall='palm')
    island(-6.5, 19.5, 10.6, 2.3, seed=5, tall='palm')
    arrow(2.6, 1.6, white, 3.0)
    arrow(5.8, 12, white, 3.0, 180)
    arrow(2.6, 22, white, 3.0)
    for k, (y, kind, c) in enumerate(
        (
            (5.1, 'suv', 6),
            (13.4, 'sedan', 1),
            (16.1, 'suv', 3),
            (27.1, 'pickup', 2),
            (32.6, 'sedan', 0),
            (40.9, 'suv', 4),
        )
    ):
        car(11.6, y, 180, kind, c)
    for k, (y, s, kind, c) in enumerate(
        (
            (10.6, 1, 'suv', 4),
            (13.4, -1, 'sedan', 6),
            (24.4, 1, 'suv', 0),
            (32.6, 1, 'sedan', 2),
            (35.4, -1, 'suv', 1),
        )
    ):
        car(-6.5 + s * 2.8, y, 0 if s > 0 else 180, kind, c)
    for k in range(5):
        palm(15.4, 2 + k * 12, 8.2 + k % 2, k, 0.1)
        palm(-22, 6 + k * 12, 9, k + 9)
    curb(-20, -30, -20, 90)
    quad(-30, -30, -20, 90, gravel(), 0.1)
    scatter((-27, 0, -21, 60), 70, 3, 0.1)
    light_pole(-6.5, 36, 8.5)
    suburb(-120, 10, 130, 1, 9)
    camera((-0.6, -6.4, 2.0), (3.0, 20, 3.4), 24, True)
    sky(44, 228, 4.8, 0.105, 1.0, 0.4, (0.95, 0.95, 0.96), exposure=0.0)
