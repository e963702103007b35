"""Stall lines, arrows and accessible parking."""

from kit.camera import camera
from kit.cars import car
from kit.equipment import striper
from kit.homes import block_wall
from kit.lot import curb, island, light_pole, sidewalk, sign_post, wheel_stop
from kit.materials import BLUE, WHITE, concrete, gravel, paint, plain, surface
from kit.pavement import asphalt
from kit.plants import palm, scatter
from kit.props import bucket, cone
from kit.road_marks import access_symbol, arrow, hatch, number, stalls
from kit.shapes import add, box, lathe, line, make_mesh, quad
from kit.shops import strip_mall
from kit.sky import sky
from kit.skyline import suburb
from kit.stage import at, tilted
from kit.terrain import valley
from scenes.registry import picture


@picture(
    'striping-arrows',
    'Long rows of freshly painted white parking stalls with direction arrows, palms and a yellow walk-behind striping machine',
    'Fresh stalls and arrows, with the striping machine at work',
    'striping',
)
def striping():
    """Build the rows of stalls with the striper."""
    valley(14, 12)
    white = paint(WHITE, 0.04)
    quad(-70, -20, 70, 60, asphalt('sealed', seed=9))
    for x0, x1 in ((-8.4, -3.0), (3.4, 8.8)):
        for k in range(18):
            line(x0, -2 + k * 2.75, x1, -2 + k * 2.75, 0.1, white)
    for y in (2.6, 13.5, 27):
        arrow(0.5, y, white, 3.2)
    line(3.4, -2, 3.4, 3.5, 0.1, white, 0.0047)
    # stripe in progress: machine at its end
    striper(4.4, 3.0, -90)
    cone(9.8, 3.4)
    cone(9.8, 8.9)
    cone(-9.4, 6)
    cone(-9.4, 14.4)
    cone(-9.4, 22.7)
    bucket(9.7, 5.2)
    curb(-10.2, -20, -10.2, 52)
    curb(10.8, -20, 10.8, 52)
    quad(-14, -20, -10.2, 52, gravel(), 0.1)
    quad(10.8, -20, 14.4, 52, gravel(), 0.1)
    scatter((-13.4, 0, -10.9, 50), 60, 2, 0.1)
    scatter((11.4, 0, 13.9, 50), 60, 5, 0.1)
    for k in range(5):
        palm(-12.2, 6 + k * 10, 8 + k % 2, k, 0.1)
        palm(12.7, 9 + k * 10, 8.4 - k % 2, k + 9, 0.1)
    sidewalk(-40, 52, 40, 55)
    with at(0, 55):
        strip_mall(-30, 30, 0, 5.6, bay=6)
    suburb(-120, -20, 30, 3, 3)
    suburb(22, 130, 30, 3, 8)
    block_wall(-14.4, 0, -14.4, 52)
    block_wall(14.6, 0, 14.6, 52)
    light_pole(-10.9, 18, 8, 90)
    light_pole(11.6, 26, 8, 90)
    camera((1.5, -1.7, 1.5), (2.0, 8, 0.85), 24, True)
    sky(16, 236, 5.4, 0.10, 1.6, 0.4, (0.9, 0.72, 0.6), exposure=0.35)


@picture(
    'access-stall',
    'Accessible parking stall painted blue with a white wheelchair symbol, a hatched access aisle and a blue sign',
    'Accessible stall, access aisle and sign',
    'striping',
)
def access():
    """Build the accessible stall and its aisle."""
    valley(17)
    white, blue = paint(WHITE, 0.06), paint(BLUE, 0.06)
    quad(-40, -20, 40, 7.9, asphalt('sealed', seed=12))
    quad(-1.46, 1.5, 1.46, 6.7, blue, 0.003)
    access_symbol(0.05, 3.7, 2.5, white)
    line(-1.5, 1.5, -1.5, 6.7, 0.1, white, 0.0045)
    hatch(1.5, 1.5, 4.2, 6.7, white, 0.85)
    line(1.5, 1.5, 4.2, 1.5, 0.1, white, 0.0048)
    stalls(6.95, 8, 1.5, 6.7, white)
    stalls(-4.25 - 2.75 * 8, 9, 1.5, 6.7, white)
    line(-1.5, 1.5, 1.5, 1.5, 0.1, white, 0.0048)
    line(6.95, 1.5, 6.95, 6.7, 0.1, white, 0.0046)
    for x in (0, 5.6, 8.3, 11, -2.9, -5.6, -8.4, -11.1):
        wheel_stop(x, 6.95)
    curb(-40, 7.85, 1.4, 7.85)
    curb(4.3, 7.85, 40, 7.85)
    add(
        'ramp',
        make_mesh(
            [(1.4, 7.7, 0.003), (4.3, 7.7, 0.003), (4.3, 9.3, 0.152), (1.4, 9.3, 0.152)],
            [(0, 1, 2, 3)],
            surface((0.60, 0.38, 0.06), 20, 0.2, 0.006, 30),
        ),
    )
    sidewalk(-40, 7.9, 1.4, 11)
    sidewalk(4.3, 7.9, 40, 11)
    sidewalk(1.4, 9.3, 4.3, 11)
    sign_post(0, 8.3, h=2.2)
    with at(0, 11):
        strip_mall(-33, 33, 0, 5.4, bay=6)
    for x in (-7.2, 10.4):
        island(x, 9.4, 3.4, 1.3, seed=int(x) + 9, tall='palm')
    car(11.1, 4.1, 90, 'sedan', 3)
    car(-8.4, 4.1, 90, 'suv', 1)
    camera((-2.4, -4.2, 2.3), (0.95, 5.2, 1.25), 26, True)
    sky(20, 215, 4.4, 0.10, 1.5, 0.3, exposure=0.0)


def curb_ramp(x0, x1, y, run=1.8, rise=0.152):
    """Place a concrete ramp that starts flush at y, with a yellow panel of detectable domes."""
    slope = rise / run
    corners = [(x0, y, 0.003), (x1, y, 0.003), (x1, y + run, rise), (x0, y + run, rise)]
    add('ramp', make_mesh(corners, [(0, 1, 2, 3)], concrete((0.50, 0.47, 0.43))))
    yellow = surface((0.62, 0.38, 0.04), 12, 0.12, 0.0004, 90, 0.6)
    a, b, inset = y + 0.08, y + 0.69, 0.05
    panel = [(x0 + inset, a), (x1 - inset, a), (x1 - inset, b), (x0 + inset, b)]
    add('panel', make_mesh([(px, py, (py - y) * slope + 0.008) for px, py in panel], [(0, 1, 2, 3)], yellow))
    dome = lathe([(0.014, 0), (0.013, 0.003), (0.008, 0.005)], yellow, 12)
    columns = int((x1 - x0 - 2 * inset) / 0.06)
    for i in range(columns):
        for j in range(10):
            px, py = x0 + inset + (i + 0.5) * 0.06, a + (j + 0.5) * 0.061
            add('dome', dome, (px, py, (py - y) * slope + 0.008))


def van_sign(x, y):
    """Place the accessible parking sign with a van plate below it."""
    sign_post(x, y, h=2.25)
    white, blue = plain((0.85, 0.85, 0.85), 0.4), plain(BLUE, 0.4)
    box(x, y - 0.032, 1.50, 0.32, 0.012, 0.22, white, 0.004)
    box(x, y - 0.040, 1.51, 0.30, 0.006, 0.20, blue)
    with tilted(x, y - 0.040, 1.61, (90, 0, 0)):
        number(0, 0.012, 'VAN', white, 0.085)
        number(0, -0.065, 'ACCESSIBLE', white, 0.052)


@picture(
    'access-aisle-detail',
    'Low view along a white-hatched access aisle marked NO PARKING between two accessible stalls, with a van-accessible sign on the right and a curb ramp with a yellow detectable panel at the far end',
    'The access aisle leads to the ramp; the van stall and its sign are next to it',
    'striping',
)
def access_aisle():
    """Build the access aisle seen from its open end."""
    valley(87, -8)
    white, blue = paint(WHITE, 0.03), paint(BLUE, 0.03)
    quad(-40, -20, 40, 6.6, asphalt('sealed', seed=251))
    hatch(-1.22, 0.6, 1.22, 6.0, white, 0.78)
    line(-1.22, 0.6, 1.22, 0.6, 0.1, white, 0.0048)
    number(0, 0.12, 'NO PARKING', white, 0.36)
    for x in (1.34, 4.0):
        line(x, 0.6, x, 6.0, 0.1, blue, 0.0046)
    quad(1.95, 1.25, 3.45, 2.75, blue, 0.003)
    access_symbol(2.72, 2.0, 1.35, white)
    for x in (-1.34, -3.84):
        line(x, 0.6, x, 6.0, 0.1, blue, 0.0046)
    quad(-3.35, 1.25, -1.85, 2.75, blue, 0.003)
    access_symbol(-2.58, 2.0, 1.35, white)
    stalls(6.75, 8, 0.6, 6.0, white)
    stalls(-3.84 - 2.75 * 8, 8, 0.6, 6.0, white)
    for x in (2.7, -2.6, 5.4, 8.1, 10.9, -5.3, -8.1):
        wheel_stop(x, 5.6)
    curb(-40, 6.55, -1.25, 6.55)
    curb(1.25, 6.55, 40, 6.55)
    curb_ramp(-1.2, 1.2, 6.4)
    sidewalk(-40, 6.6, -1.22, 9.6)
    sidewalk(1.22, 6.6, 40, 9.6)
    sidewalk(-1.22, 8.2, 1.22, 9.6)
    van_sign(2.7, 6.95)
    sign_post(-2.6, 6.95, h=2.25)
    with at(2.4, 9.6):
        strip_mall(
            -36,
            36,
            0,
            5.4,
            bay=6.0,
            wall=(0.58, 0.50, 0.41),
            accent=(0.28, 0.22, 0.18),
            awnings=((0.33, 0.10, 0.06), (0.10, 0.16, 0.17)),
        )
    for x in (-7.6, 8.2):
        island(x, 8.1, 3.4, 1.3, seed=int(x) + 19, tall='palm')
    car(8.1, 3.4, 90, 'sedan', 4)
    camera((-0.5, -2.1, 1.0), (0.55, 5.0, 0.62), 27, True, focus=4.2, fstop=8)
    sky(23, 232, 4.6, 0.10, 1.4, 0.35, (0.92, 0.82, 0.74), exposure=0.05)
