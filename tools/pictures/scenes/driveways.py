"""Driveways of homes."""

from kit.camera import camera
from kit.homes import block_wall, house
from kit.lot import curb
from kit.materials import concrete, foliage, gravel
from kit.pavement import asphalt
from kit.plants import agave, bush, leaf_mesh, palm, scatter, tree
from kit.props import cone, tape
from kit.shapes import add, box, poly, quad
from kit.sky import sky
from kit.skyline import suburb
from kit.stage import at
from kit.terrain import boulder, pebbles, valley
from scenes.registry import picture


def driveway(after):
    """Build the stucco home and its driveway, before or after the work."""
    valley(8, 10)
    quad(-60, -14, 60, -5.4, asphalt('worn', seed=4), -0.03)  # street
    quad(-60, -5.0, 60, 30, gravel((0.42, 0.32, 0.24)), -0.01)
    # driveway flares towards the street
    m = asphalt('sealed', seed=2) if after else asphalt('old', crack='block', crack_scale=0.62, seed=2)
    poly([(-3.4, -5.0), (3.4, -5.0), (2.9, -3.4), (2.9, 0.02), (-2.9, 0.02), (-2.9, -3.4)], m, 0.012)
    quad(-2.9, -0.02, 2.9, 0.3, concrete(), 0.02)
    curb(-60, -5.2, -3.5, -5.2, 0.35, 0.12)
    curb(3.5, -5.2, 60, -5.2, 0.35, 0.12)
    box(0, -5.22, -0.1, 7.0, 0.45, 0.108, concrete(), 0.004)
    for s in (-1, 1):
        box(s * 3.06, -1.7, -0.1, 0.26, 3.5, 0.14, concrete((0.46, 0.40, 0.34)), 0.01)
    with at(0, 0.3):
        house(mirror=False)
    # entry walk and planting
    for k in range(4):
        box(4.55, -2.2 + k * 1.23, -0.1, 1.3, 1.21, 0.13, concrete(), 0.012)
    box(3.54, -2.2, -0.1, 0.70, 1.21, 0.13, concrete(), 0.012)
    scatter((5.2, -4.5, 16, 1.4), 34, 11, 0)
    scatter((-15, -4.5, -3.8, 9), 44, 12, 0)
    agave(3.75, -4.2, 0.5, 1)
    agave(-3.9, -3.9, 0.58, 2)
    boulder(-4.4, -3.1, 0.5, 2)
    bush(-4.6, -1.4, 0.55, seed=3)
    agave(-3.9, -0.4, 0.5, 3)
    pebbles((-9, -4.9, -3.3, -1), 500, 1, 0)
    pebbles((3.5, -4.9, 9, -1), 500, 2, 0)
    palm(-6.0, 1.5, 7.0, 3, kind='date')
    tree(9.4, -1.6, 4.8, seed=7)
    if not after:  # weeds in the joints
        for x, y in ((-2.85, -1.2), (2.84, -0.7), (2.8, -2.9), (-1.1, -0.05), (0.9, -0.03)):
            add(
                'weed',
                leaf_mesh(160, (0.7, 0.7, 1), 0.3, foliage((0.11, 0.13, 0.05)), 3, 0.2),
                (x, y, 0.06),
                (0, 0, x),
                (0.14, 0.14, 0.13),
            )
    block_wall(-4.0, 7, -22, 7)
    block_wall(12.5, 8, 40, 8)
    with at(-24, 3):
        house((0.60, 0.50, 0.40), (0.24, 0.15, 0.11), stories=2)
    with at(27, 4):
        house((0.50, 0.38, 0.29), (0.33, 0.19, 0.12), mirror=True)
    suburb(-90, 90, 34, 2, 6)
    camera((-3.3, -9.0, 2.15), (0.75, 0.6, 1.0), 25, True)
    sky(22, 222, 4.4, 0.10, 1.4, 0.35, (0.9, 0.82, 0.75), exposure=0.0)


@picture(
    'driveway-after',
    'Stucco home with a tile roof and a freshly sealed, satin-black driveway bordered by desert gravel and agave',
    'The same driveway after crack repair and sealcoating',
    'sealcoating',
)
def driveway_after():
    """Build the sealed driveway."""
    driveway(True)


@picture(
    'driveway-before',
    'The same stucco home with a faded gray driveway, wandering cracks and weeds in the joints',
    'A faded, cracked driveway before the work',
    'sealcoating',
)
def driveway_before():
    """Build the faded driveway."""
    driveway(False)


@picture(
    'curing-driveway',
    'Just-sealed driveway closed off with orange cones and yellow caution tape while it cures',
    'Cones and tape stay up while the coat cures',
    'sealcoating',
)
def curing():
    """Build the closed, curing driveway."""
    driveway(True)
    xs = (-2.9, -1.0, 1.0, 3.0)
    for k, x in enumerate(xs):
        cone(x, -4.55 + 0.06 * (k % 2), k * 17)
    for k, (a, b) in enumerate(zip(xs, xs[1:])):
        tape((a, -4.55, 0.62), (b, -4.55, 0.62), 0.07, 0.075, k)
    camera((2.5, -8.4, 1.7), (-0.5, 0.2, 0.85), 25, True)
    sky(20, 146, 3.9, 0.10, 1.5, 0.4, (0.92, 0.82, 0.72), exposure=-0.15)


@picture(
    'driveway-edge',
    'Crisp edge of a freshly sealed driveway along a pale concrete walk, agave and desert gravel beside it, a stucco home behind',
    'A straight, clean edge along the concrete walk',
    'sealcoating',
)
def edge():
    """Build the edge along the concrete walk."""
    valley(73)
    quad(-30, -10, 0.55, 30, asphalt('sealed', seed=161))
    for k in range(-3, 12):
        box(1.08, k * 1.52, -0.1, 1.04, 1.508, 0.135, concrete((0.50, 0.47, 0.43)), 0.014)
    quad(1.6, -10, 60, 40, gravel((0.44, 0.33, 0.25), 34), 0.0)
    pebbles((1.63, -0.6, 4.2, 3.2), 1500, 5, 0, (0.010, 0.034))
    pebbles((1.63, 3.2, 6, 9), 900, 6, 0, (0.014, 0.04))
    for x, y, r, k in (
        (2.35, 2.0, 0.42, 1),
        (3.5, 3.3, 0.55, 2),
        (2.5, 5.0, 0.5, 3),
        (4.8, 5.8, 0.6, 4),
        (2.4, 8.2, 0.55, 5),
    ):
        agave(x, y, r, k)
    for x, y, r, k in (
        (3.0, 2.55, 0.33, 1),
        (2.3, 3.6, 0.26, 2),
        (3.7, 5.2, 0.45, 3),
        (5.6, 4.2, 0.6, 4),
        (3.2, 7.0, 0.5, 5),
    ):
        boulder(x, y, r, k)
    for x, y, k in ((4.4, 3.9, 1), (3.1, 4.3, 2), (5.7, 7.2, 3), (3.9, 8.6, 4)):
        bush(x, y, 0.42, (0.12, 0.13, 0.08), k)
    with at(-3.4, 13.2):
        house()
    tree(5.2, 10.5, 4.6, seed=8)
    palm(8.5, 12, 7, 3, kind='date')
    block_wall(9, 16, 40, 16)
    suburb(-90, 90, 50, 2, 6)
    camera((0.05, -1.2, 0.66), (0.95, 3.2, 0.30), 26, focus=2.6, fstop=6)
    sky(19, 256, 5.0, 0.10, 1.6, 0.35, (0.92, 0.78, 0.66), exposure=0.25)
