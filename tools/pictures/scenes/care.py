"""What sun and rain do to pavement."""

from kit.camera import camera
from kit.homes import block_wall
from kit.lot import curb, light_pole, wheel_stop
from kit.materials import foliage, gravel, paint
from kit.pavement import asphalt
from kit.plants import leaf_mesh, palm, scatter
from kit.road_marks import stalls
from kit.shapes import add, quad
from kit.sky import sky
from kit.skyline import suburb
from kit.terrain import valley
from scenes.registry import picture


@picture(
    'sun-damage',
    'Bleached, oxidized asphalt with block cracking and worn-out stripes under hard desert sun',
    'What years of desert sun do to an unsealed lot',
    'pavement care',
)
def sun_damage():
    """Build the bleached, block-cracked lot."""
    valley(53)
    quad(-60, -20, 60, 26, asphalt('bleached', crack='block', crack_scale=0.75, seed=121))
    worn = paint((0.66, 0.65, 0.62), 1.15)
    stalls(-24.2, 18, 3.2, 8.6, worn)
    stalls(-24.2, 18, 20, 25.4, worn)
    for k in range(-6, 7, 2):
        wheel_stop(k * 2.75 + 1.9, 25, 3 * k)
    curb(-60, 26, 60, 26)
    quad(-60, 26.1, 60, 36, gravel(), 0.1)
    scatter((-26, 27, 26, 35), 90, 6, 0.1, 'bpg')
    block_wall(-60, 36, 60, 36)
    for x, y in ((-2.0, 1.2), (0.9, 2.4), (2.6, 0.4), (-0.4, 3.4)):
        add(
            'weed',
            leaf_mesh(160, (0.7, 0.7, 1), 0.3, foliage((0.17, 0.16, 0.06)), 3, 0.2),
            (x, y, 0.05),
            (0, 0, x),
            (0.13, 0.13, 0.11),
        )
    for k, x in enumerate((-15, 7, 17)):
        palm(x, 31, 9, k + 4, 0.1)
    suburb(-120, 120, 60, 2, 7)
    light_pole(-11, 14.2, 8)
    camera((-0.6, -1.9, 1.3), (0.5, 6, 0.55), 24)
    sky(46, 246, 4.8, 0.10, 1.0, 0.3, (0.95, 0.93, 0.9), exposure=-0.3)


@picture(
    'monsoon-puddles',
    'Standing water on cracked asphalt mirroring a heavy monsoon sky',
    'Standing water after a monsoon storm finds every crack',
    'pavement care',
)
def monsoon():
    """Build the wet lot that mirrors the storm."""
    valley(57, 0, 0.6, (0.26, 0.28, 0.32))
    quad(-60, -20, 60, 40, asphalt('worn', crack='block', crack_scale=0.55, wet=0.545, seed=7))
    worn = paint((0.55, 0.55, 0.53), 1.0)
    stalls(-24.75, 18, 6.5, 11.9, worn)
    for k in range(-5, 6):
        wheel_stop(k * 2.75 - 1.4, 11.6)
    curb(-60, 13, 60, 13)
    quad(-60, 13.1, 60, 22, gravel((0.26, 0.19, 0.14)), 0.1)
    scatter((-22, 14, 22, 21), 90, 16, 0.1)
    for k, x in enumerate((-13, -5.5, 4.5, 12)):
        palm(x, 17, 8 + k % 2, k + 3, 0.1)
    block_wall(-60, 22, 60, 22, 1.8, (0.34, 0.26, 0.2))
    suburb(-110, 110, 44, 2, 19)
    light_pole(8, 15, 8)
    camera((-0.5, -3.0, 1.15), (0.2, 8, 1.25), 24, True)
    sky(
        14,
        300,
        0.8,
        0.055,
        3.0,
        0,
        (0.42, 0.44, 0.50),
        overcast=0.95,
        exposure=0.85,
        sun_color=(1, 0.72, 0.5),
        angle=14,
    )
