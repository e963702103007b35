"""The work itself: equipment, the wet edge, work in phases."""

import math

from kit.camera import camera
from kit.cars import car
from kit.equipment import striper, tank_trailer
from kit.homes import block_wall
from kit.lot import curb, island, light_pole, sidewalk
from kit.materials import WHITE, gravel, paint, plain
from kit.nodes import Material
from kit.pavement import asphalt
from kit.plants import palm, scatter, tree
from kit.props import barricade, bucket, cone, drum, squeegee, tape
from kit.road_marks import stalls
from kit.shapes import line, quad, tube
from kit.shops import strip_mall
from kit.sky import sky
from kit.skyline import suburb
from kit.stage import at
from kit.terrain import valley
from scenes.registry import picture


LANE = 0.95  # width of one pass, that of the squeegee
SLANT = math.radians(7)  # the passes run away from the camera and a little to the right
NEAREST = 0.95  # where the edge of the coat meets y = 0


def across(m):
    """Return how far, in meters, a point lies inside the coat, measured from its straight edge."""
    s = m.node('SeparateXYZ', Vector=m.pos())
    y = m.math('MULTIPLY', s.outputs[1], math.sin(SLANT))
    x = m.math('MULTIPLY', m.math('SUBTRACT', NEAREST, s.outputs[0]), math.cos(SLANT))
    ragged = m.math('MULTIPLY', m.math('SUBTRACT', m.noise(3.5, 4, 0.6), 0.5), 0.07)
    return m.math('ADD', m.math('ADD', x, y), ragged)


def coat_mask(blade, turn):
    """Return the mask of a coat whose newest pass is pulled towards the camera and ends at the blade."""
    e = math.radians(turn)

    def build(m):
        s = m.node('SeparateXYZ', Vector=m.pos())
        dx, dy = m.math('SUBTRACT', s.outputs[0], blade[0]), m.math('SUBTRACT', s.outputs[1], blade[1])
        behind = m.math('ADD', m.math('MULTIPLY', dx, -math.sin(e)), m.math('MULTIPLY', dy, math.cos(e)))
        inside = across(m)
        newest = m.math('MULTIPLY', m.ramp(inside, 0, 0.012), m.ramp(behind, 0, 0.01))
        return m.math('MAXIMUM', newest, m.ramp(inside, LANE, LANE + 0.012))

    return build


def wet_coat(mask):
    """Return gray asphalt under a coat that dries pass by pass: the newest shines, the oldest is satin."""
    m = Material.reopen(asphalt('old', blend=('sealed', mask), seed=41))
    color, rough = (m.bsdf.inputs[name].links[0].from_socket for name in ('Base Color', 'Roughness'))
    coat, lanes = mask(m), m.math('DIVIDE', across(m), LANE)
    age = m.math('FLOOR', lanes)
    part = m.math('FRACT', lanes)
    lap = m.math('MULTIPLY', m.ramp(part, 0.925, 0.94), m.ramp(part, 0.985, 1.0, 1, 0))
    drawn = m.node('CombineXYZ', X=m.math('MULTIPLY', lanes, 16), Y=m.math('MULTIPLY', m.node('SeparateXYZ', Vector=m.pos()).outputs[1], 0.35))
    streak = m.ramp(m.noise(1, 3, 0.55, drawn.outputs[0]), 0.3, 0.7, 0.86, 1.14)
    shine = m.math('MULTIPLY', m.node('MapRange', Value=age, From_Max=4.0, To_Min=0.40).outputs[0], streak)
    factor = m.math('ADD', m.math('MULTIPLY', m.math('SUBTRACT', shine, 1.0), coat), 1.0)
    wet = m.math('MULTIPLY', coat, m.math('LESS_THAN', age, 1.5))
    color = m.mix(m.math('MULTIPLY', wet, 0.45), color, (0.0035, 0.0036, 0.004))
    color = m.mix(m.math('MULTIPLY', m.math('MULTIPLY', lap, coat), 0.5), color, (0.0035, 0.0036, 0.004))
    return m.done(color, m.math('MULTIPLY', rough, factor))


@picture(
    'sealcoat-wet-edge',
    'Fresh black sealcoat beside bare gray asphalt, still wet in the newest pass, a squeegee at its edge with the handle on a pail; cones and a tank trailer on the gray side',
    'The wet edge: sealcoat goes down in overlapping passes',
    'sealcoating',
    samples=11,
)
def wet_edge():
    """Build the wet edge of a coat being pulled."""
    blade, turn = (0.80, 2.55), 20
    quad(-50, -20, 50, 40, wet_coat(coat_mask(blade, turn)))
    squeegee(*blade, turn, 10.5, LANE, 1.95)  # handle rests on the bucket
    e = math.radians(turn)
    roll = [(k * LANE / 24 - LANE / 2, 0.012 * math.sin(k * 1.9)) for k in range(25)]
    with at(*blade, turn):  # sealer gathers in front of the blade
        points = [(u, -0.035 - v, 0) for u, v in roll]
        tube(points, [0.028 + 0.006 * math.sin(k * 2.7) for k in range(25)], plain((0.005, 0.005, 0.0055), 0.2))
    reach = 1.5
    bucket(blade[0] + reach * math.sin(e), blade[1] - reach * math.cos(e))
    for x, y in ((2.15, 4.4), (2.5, 7.0), (2.9, 9.6), (3.3, 12.2), (3.6, 14.8)):
        cone(x, y, x * 9)
    bucket(2.9, 3.4, lid=True)
    tank_trailer(6.6, 11.6, 172)
    curb(-50, 19.2, 50, 19.2)
    quad(-50, 19.3, 50, 26, gravel(), 0.1)
    scatter((-22, 20, 22, 25), 90, 3, 0.1)
    for k, x in enumerate((-15, -8.2, -1.4, 5.8, 12.5)):
        palm(x, 22 + k % 2, 4.6 + k % 3 * 0.4, k + 30, 0.1)
    block_wall(-60, 26.4, 60, 26.4)
    suburb(-120, 120, 70, 2, 33)
    valley(27)
    camera((0.80, -1.9, 1.7), (0.45, 4.2, 0.38), 27)
    sky(24, 284, 5.0, 0.10, 1.2, 0.4, (0.95, 0.88, 0.80), exposure=0.1)


@picture(
    'equipment',
    'Sealcoat tank trailer, striping machine, drums, buckets, squeegees and cones set out neatly on fresh asphalt',
    'Sealcoating equipment, ready to roll',
    'company',
)
def equipment():
    """Build the set of machines and tools."""
    valley(59, 10)
    quad(-60, -20, 60, 22, asphalt('sealed', seed=131))
    white = paint(WHITE, 0.05)
    stalls(-22, 16, 6.0, 11.4, white)
    tank_trailer(0.9, 3.6, 12)
    car(-6.3, 2.2, 12, 'pickup', 6)
    for k in range(3):
        drum(4.6 + k * 0.68, 3.9 + 0.12 * k, ((0.03, 0.035, 0.045), (0.03, 0.035, 0.045), (0.05, 0.10, 0.16))[k])
    bucket(3.5, 1.5)
    bucket(3.95, 1.7, lid=True)
    bucket(4.4, 1.55, lid=True)
    for k in range(2):  # squeegees laid out in front
        squeegee(0.55 + k * 0.75, -0.55 + k * 0.2, 62, 3.2, 0.8, 1.5, False)
    for k in range(4):
        cone(-2.4 + k * 0.62, 0.6 + 0.05 * k, k * 25)
    cone(-0.55, 1.5)
    cone(6.9, 3.9)
    cone(-9, 0.6)
    striper(2.2, 1.3, 75)
    curb(-60, 12.2, 60, 12.2)
    quad(-60, 12.3, 60, 20, gravel(), 0.1)
    scatter((-22, 13, 22, 19), 90, 26, 0.1)
    for k, x in enumerate((-14, -6, 5, 12)):
        palm(x, 16, 8 + k % 2, k + 12, 0.1)
    block_wall(-60, 20.4, 60, 20.4)
    suburb(-120, 120, 60, 2, 29)
    camera((1.5, -5.0, 1.6), (0.75, 3.6, 1.12), 28, True)
    sky(17, 216, 5.0, 0.10, 1.6, 0.4, (0.92, 0.76, 0.64), exposure=0.2)


@picture(
    'maintenance-phases',
    'Plaza parking lot with one half coned off behind barricades and freshly sealed while cars keep using the other half',
    'Work in phases keeps half of the lot open',
    'scheduling',
)
def phases():
    """Build the lot that stays half open."""
    valley(61, -10)
    old, new = asphalt('old', crack='block', crack_scale=0.3, seed=141), asphalt('sealed', seed=142)
    quad(-80, -30, 0.4, 24, old)
    quad(0.4, -30, 80, 24, new)
    white, worn = paint(WHITE, 0.03), paint((0.58, 0.57, 0.54), 0.95)
    for y in (4, 9.5, 18.3):
        stalls(-27.5, 9, y, y + 5.4, worn)
        stalls(3.2, 12, y, y + 5.4, white)
    line(3.2, 9.45, 36, 9.45, 0.1, white, 0.0045)
    for k in range(7):
        if k % 2:
            barricade(1.3, -3 + k * 4.2, 68)
        else:
            cone(1.2, -3 + k * 4.2, k * 20)
        cone(1.25, -0.9 + k * 4.2, k * 31)
    for k in range(4):
        cone(4.2 + k * 3, -3.2 + 0.1 * k, k * 11)
        if k < 3:
            tape((4.2 + k * 3, -3.2 + 0.1 * k, 0.62), (7.2 + k * 3, -3.1 + 0.1 * k, 0.62), 0.1, 0.075, k)
    for k, (x, y, kind, c) in enumerate(
        (
            (-4.1, 21, 'suv', 6),
            (-9.6, 21, 'sedan', 3),
            (-12.4, 21, 'suv', 1),
            (-17.9, 21, 'pickup', 2),
            (-6.9, 12.2, 'sedan', 4),
            (-15.1, 12.2, 'suv', 0),
            (-12.4, 6.7, 'suv', 5),
        )
    ):
        car(x, y, 90 if y > 10 else -90, kind, c)
    tank_trailer(16, 15.6, 180)
    car(22.8, 15.6, 180, 'pickup', 6)
    sidewalk(-60, 24, 60, 27.4)
    with at(0, 27.4):
        strip_mall(-42, 42, 0, 5.8, bay=6)
    for k, x in enumerate((-20, -8, 4, 16, 28)):
        island(x, 25.4, 3.2, 1.4, seed=k + 3, tall='palm')
    light_pole(1.4, 27, 8.5)
    suburb(-150, -46, 50, 2, 4)
    suburb(46, 150, 50, 2, 5)
    camera((-0.9, -9.2, 4.0), (1.4, 14, 1.0), 25, True)
    sky(24, 226, 4.8, 0.10, 1.5, 0.4, (0.92, 0.82, 0.74), exposure=0.05)


@picture(
    'crew-truck',
    'White pickup with a sealcoat tank trailer hitched behind it, parked along the edge of a freshly sealed lot with orange cones around it, palms and desert hills behind',
    'Truck and tank trailer, parked and coned off at the edge of a lot',
    'company',
)
def crew_truck():
    """Build the pickup and trailer parked at the edge of a lot."""
    valley(69, -14)
    quad(-70, -30, 70, 9.0, asphalt('sealed', seed=241))
    white = paint(WHITE, 0.04)
    stalls(-40, 30, -14, -8.6, white)
    line(-40, -8.55, 42.5, -8.55, 0.1, white, 0.0045)
    with at(0, 4.6, 4):
        car(-3.7, 0, 0, 'pickup', 6)
        tank_trailer(3.05, 0, 0, (0.05, 0.09, 0.12))
    for x, y in ((-7.6, 3.0), (-4.8, 2.6), (-1.6, 2.75), (1.6, 3.0), (5.0, 3.3), (7.2, 4.6)):
        cone(x, y, x * 23)
    barricade(-8.6, 4.4, 80)
    squeegee(4.2, 1.75, 70, -4.2, 0.8, 1.5, False)
    bucket(3.1, 2.6, lid=True)
    bucket(3.5, 2.75, lid=True)
    curb(-70, 8.9, 70, 8.9)
    quad(-70, 9.0, 70, 16, gravel(), 0.1)
    scatter((-24, 9.8, 24, 15), 110, 46, 0.1)
    for k, x in enumerate((-15, -6.4, 1.4, 10.5)):
        palm(x, 12.2 + k % 2, 7.6 + k % 2, k + 32, 0.1)
    tree(6.2, 13, 4.8, seed=5, z=0.1)
    block_wall(-70, 16.4, 70, 16.4)
    suburb(-120, 120, 40, 2, 39)
    camera((8.6, -2.9, 1.6), (0.6, 5.4, 1.30), 28, True)
    sky(15, 238, 5.0, 0.10, 1.7, 0.4, (0.94, 0.74, 0.58), exposure=0.2)
