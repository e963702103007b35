"""Jobs at a home: measuring for an estimate and a coat laid by hand."""

from kit.camera import camera
from kit.homes import block_wall, house
from kit.lot import curb
from kit.materials import concrete, gravel, paint, plain
from kit.pavement import asphalt
from kit.plants import agave, bush, palm, scatter, tree
from kit.props import bucket, clipboard, cone, measuring_wheel, squeegee
from kit.shapes import box, line, poly, quad
from kit.sky import sky
from kit.skyline import suburb
from kit.stage import at
from kit.terrain import boulder, pebbles, valley
from scenes.registry import picture

STONE = (0.44, 0.35, 0.27)


def home(pavement, wall, roof, seed, stories=1, mirror=False, half=2.9, front=-7.0):
    """Build a house with a straight driveway from the garage at y 0 to the walk at y `front`."""
    quad(-60, front - 9, 60, front - 0.4, asphalt('worn', seed=seed), -0.03)
    quad(-60, front, 60, 30, gravel(STONE), -0.01)
    quad(-half, front, half, 0.02, pavement, 0.012)
    quad(-half, -0.02, half, 0.3, concrete(), 0.02)
    for s in (-1, 1):
        curb(s * (half + 0.3), front - 0.2, s * 60, front - 0.2, 0.35, 0.12)
        box(s * (half + 0.14), front / 2, -0.1, 0.26, -front, 0.135, concrete((0.46, 0.40, 0.34)), 0.01)
    box(0, front - 0.22, -0.1, 2 * half + 0.6, 0.45, 0.108, concrete(), 0.004)
    with at(0, 0.3):
        house(wall, roof, stories=stories, mirror=mirror)
    side = -1 if mirror else 1
    for k in range(4):
        box(side * (half + 1.65), -2.2 + k * 1.23, -0.1, 1.3, 1.21, 0.13, concrete(), 0.012)
    box(side * (half + 0.64), -2.2, -0.1, 0.72, 1.21, 0.13, concrete(), 0.012)
    for s in (-1, 1):
        start = 5.4 if s == side else half + 0.7
        scatter(
            (min(s * start, s * 16), front + 0.4, max(s * start, s * 16), 1.4 if s == side else 8), 36, seed + s, 0
        )
        pebbles((min(s * 3.3, s * 8), front + 0.1, max(s * 3.3, s * 8), -2.9), 700, seed + 3 * s, 0)


@picture(
    'estimate-driveway',
    'Measuring wheel standing on an old gray driveway with chalk marks, a clipboard with a sketched plan on a pail and two cones, a stucco home behind',
    'Measuring comes first: length, width and every crack go into the estimate',
    'estimates',
)
def estimate():
    """Build the driveway with the estimator's tools on it."""
    valley(18, -12)
    home(asphalt('old', crack='block', crack_scale=0.5, seed=23), (0.60, 0.52, 0.43), (0.25, 0.15, 0.11), 51)
    chalk = paint((0.74, 0.74, 0.72), 1.0)
    line(-2.75, -5.6, 2.75, -5.6, 0.03, chalk, 0.016)
    for x in (-2.75, 2.75):
        line(x, -5.78, x, -5.42, 0.03, chalk, 0.016)
    line(0.35, -5.42, 0.35, -1.6, 0.03, chalk, 0.016)
    line(0.2, -1.6, 0.5, -1.6, 0.03, chalk, 0.016)
    measuring_wheel(-0.62, -5.15, 68)
    bucket(1.35, -5.2, lid=True)
    clipboard(1.35, -5.2, 0.406, (0, 0, -24))
    cone(2.3, -3.4, 15)
    cone(-2.35, -3.0, 40)
    agave(-3.7, -5.6, 0.55, 1)
    boulder(-4.1, -4.3, 0.5, 2)
    bush(4.2, -5.6, 0.45, seed=4)
    agave(3.9, -4.2, 0.5, 5)
    palm(-6.5, 2.0, 7.5, 6)
    tree(10.5, -1.2, 4.8, seed=9)
    block_wall(-4.0, 7, -24, 7)
    block_wall(12.5, 8, 40, 8)
    with at(-25, 4):
        house((0.52, 0.40, 0.30), (0.33, 0.19, 0.12), mirror=True)
    with at(28, 4):
        house((0.58, 0.46, 0.36), (0.28, 0.14, 0.09), stories=2)
    suburb(-90, 90, 34, 2, 16)
    camera((0.95, -7.75, 1.15), (0.35, -1.0, 0.72), 28, True, focus=3.2, fstop=5.6)
    sky(26, 132, 4.2, 0.10, 1.3, 0.35, (0.92, 0.85, 0.78), exposure=-0.1)


def streaky_coat(m):
    """Return a mask of a coat pulled by hand: long streaks, thin spots and a wandering end."""
    s = m.node('SeparateXYZ', Vector=m.pos())
    x, y = s.outputs[0], s.outputs[1]
    lanes = m.noise(1, 4, 0.6, m.node('Mapping', Vector=m.pos(), Scale=(2.6, 0.16, 1)).outputs[0])
    fine = m.noise(1, 3, 0.6, m.node('Mapping', Vector=m.pos(), Scale=(24, 0.7, 1)).outputs[0])
    blotch = m.noise(1.6, 5, 0.65)
    tone = m.math('ADD', m.math('MULTIPLY', lanes, 0.50), m.math('MULTIPLY', fine, 0.22))
    tone = m.math('ADD', tone, m.math('MULTIPLY', blotch, 0.28))
    cover = m.ramp(tone, 0.415, 0.50)
    wander = m.noise(1, 4, 0.6, m.node('Mapping', Vector=m.pos(), Scale=(1.5, 0.0, 1)).outputs[0])
    end = m.math('ADD', y, m.math('MULTIPLY', m.math('SUBTRACT', wander, 0.5), 3.4))
    end = m.math('ADD', end, m.math('MULTIPLY', m.math('SUBTRACT', fine, 0.5), 0.7))
    started = m.ramp(m.math('ADD', end, m.math('MULTIPLY', x, 0.22)), -4.25, -4.0)
    return m.math('MULTIPLY', cover, started)


@picture(
    'diy-buckets',
    'Half-coated home driveway with streaks, thin spots and a ragged edge, white sealer pails and a squeegee left on the bare gray half',
    'A weekend coat from pails: streaks, thin spots and a ragged stop line',
    'sealcoating',
)
def diy():
    """Build the streaky, half-done driveway with its pails."""
    valley(21, 14)
    coat = asphalt('old', crack='block', crack_scale=0.55, blend=('sealed', streaky_coat), seed=29)
    home(coat, (0.50, 0.40, 0.31), (0.30, 0.135, 0.075), 71, mirror=True)
    bucket(-1.25, -5.0)
    bucket(-0.72, -5.35, lid=True)
    bucket(-1.75, -5.55, lid=True)
    bucket(1.9, -3.3)
    squeegee(-0.05, -4.75, 66, 4.5, 0.75, 1.45)
    black = plain((0.008, 0.008, 0.008), 0.4)
    for x, y, r in (
        (-0.95, -5.25, 0.07),
        (-1.05, -4.72, 0.10),
        (0.1, -5.9, 0.05),
        (2.2, -5.2, 0.06),
        (3.03, -2.4, 0.05),
    ):
        blot = [
            (x + r * a, y + r * b)
            for a, b in ((1, 0.1), (0.6, 0.8), (-0.2, 1.1), (-0.9, 0.5), (-0.8, -0.5), (0.1, -0.9), (0.8, -0.6))
        ]
        poly(blot, black, 0.045 if x > 2.9 else 0.0155)
    agave(3.8, -5.8, 0.55, 1)
    boulder(4.4, -4.9, 0.5, 2)
    bush(3.9, -3.4, 0.5, seed=6)
    agave(-4.4, -5.9, 0.5, 3)
    tree(6.3, 0.2, 4.6, seed=3)
    palm(-12, -0.5, 8, 12)
    block_wall(4.0, 7, 26, 7)
    block_wall(-12.5, 8, -40, 8)
    with at(25, 3):
        house((0.60, 0.50, 0.40), (0.24, 0.15, 0.11), stories=2)
    with at(-28, 4):
        house((0.56, 0.46, 0.37), (0.33, 0.19, 0.12))
    suburb(-90, 90, 34, 2, 26)
    camera((1.5, -8.3, 1.75), (-0.35, 0.2, 0.55), 26, True)
    sky(40, 214, 4.2, 0.10, 1.2, 0.35, (0.95, 0.92, 0.88), exposure=-0.2)
