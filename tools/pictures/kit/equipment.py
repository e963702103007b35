"""Working machines: tank trailer, line striper, box trailer."""

import math

import numpy as np

from kit.materials import car_paint, plain, surface
from kit.shapes import add, box, cylinder, lathe, make_mesh, tube
from kit.stage import at, cached


def tank_trailer(x, y, rot=0, color=(0.055, 0.06, 0.065)):
    """Place a sealcoat spray trailer: tank, engine, hose reel, two axles. Tongue towards -x."""
    frame, steel = plain((0.02, 0.02, 0.022), 0.5, 0.2), plain((0.5, 0.5, 0.5), 0.3, 0.9)
    tankm = cached(('tank', color), lambda: car_paint(color))
    with at(x, y, rot):
        for s in (-1, 1):
            box(-0.1, s * 0.62, 0.52, 3.9, 0.09, 0.14, frame, 0.01)
            tube([(-2.0, s * 0.60, 0.58), (-3.3, 0, 0.55)], 0.05, frame, 8)
        for k in (-1.7, -0.6, 0.6, 1.7):
            box(k, 0, 0.52, 0.09, 1.3, 0.12, frame, 0.01)
        box(-3.4, 0, 0.50, 0.28, 0.12, 0.12, steel, 0.02)
        tube([(-3.0, 0.15, 0.05), (-3.0, 0.15, 1.0)], 0.035, steel)
        cylinder(-3.0, 0.15, 0, 0.12, 0.05, steel)
        prof = [
            (0.05, -1.56),
            (0.36, -1.52),
            (0.52, -1.42),
            (0.575, -1.28),
            (0.58, -1.2),
            (0.58, 1.2),
            (0.575, 1.28),
            (0.52, 1.42),
            (0.36, 1.52),
            (0.05, 1.56),
        ]
        add('tank', lathe(prof, tankm, 56), (0.35, 0, 1.28), (0, math.pi / 2, 0))
        for k in (-0.85, 0.35, 1.55):
            add(
                'band',
                lathe([(0.583, -0.04), (0.592, -0.03), (0.592, 0.03), (0.583, 0.04)], steel, 56),
                (k, 0, 1.28),
                (0, math.pi / 2, 0),
            )
        for k in (-0.7, 1.4):
            box(k, 0, 0.62, 0.2, 1.0, 0.28, frame, 0.02)
        cylinder(0.35, 0, 1.82, 0.24, 0.12, frame)
        cylinder(0.35, 0, 1.94, 0.26, 0.05, steel)
        box(0.8, 0, 1.84, 1.4, 0.34, 0.02, steel)
        # engine and pump at the front
        box(-1.75, 0.12, 0.66, 0.62, 0.55, 0.42, plain((0.55, 0.06, 0.02), 0.4), 0.04)
        box(-1.75, 0.12, 1.08, 0.4, 0.4, 0.14, frame, 0.03)
        cylinder(-1.55, -0.30, 0.68, 0.13, 0.3, steel)
        tube([(-1.55, -0.30, 0.9), (-1.3, -0.35, 1.15), (-1.15, -0.3, 1.2)], 0.045, frame)
        add(
            'reel',
            lathe(
                [(0.36, -0.2), (0.36, -0.17), (0.16, -0.16), (0.16, 0.16), (0.36, 0.17), (0.36, 0.2)],
                plain((0.5, 0.05, 0.02), 0.45),
                40,
            ),
            (-1.25, -0.42, 1.72 - 0.6),
            (math.pi / 2, 0, 0),
            (0.8, 0.8, 0.8),
        )
        for k in range(5):
            add(
                'coil',
                lathe(
                    [
                        (0.30 - 0.025 * (k % 2) + 0.03 * math.cos(t), -0.11 + 0.055 * k + 0.03 * math.sin(t))
                        for t in np.linspace(0, 2 * math.pi, 9)
                    ],
                    plain((0.012, 0.012, 0.012), 0.5),
                    40,
                    False,
                ),
                (-1.25, -0.42, 1.12),
                (math.pi / 2, 0, 0),
                (0.8, 0.8, 0.8),
            )
        tire = lathe(
            [(0.2, -0.11), (0.33, -0.11), (0.36, -0.07), (0.36, 0.07), (0.33, 0.11), (0.2, 0.11)],
            plain((0.014, 0.014, 0.015), 0.8),
            36,
            False,
        )
        rim = lathe(
            [(0.22, -0.02), (0.22, 0.05), (0.2, 0.05), (0.17, -0.02), (0.06, 0.01), (0.05, 0.05)],
            plain((0.75, 0.75, 0.74), 0.35, 0.3),
            30,
        )
        for ax in (-0.1, 0.75):
            for s in (-1, 1):
                add('tire', tire, (ax, s * 0.82, 0.36), (math.pi / 2, 0, 0))
                add('rim', rim, (ax, s * 0.87, 0.36), (math.pi / 2 * -s, 0, 0))
        for s in (-1, 1):
            pts = [(-0.62, 0.55), (-0.45, 0.80), (-0.2, 0.84), (0.9, 0.84), (1.12, 0.80), (1.30, 0.55)]
            v = [(px, s * yy, z) for yy in (0.68, 0.98) for px, z in pts]
            add('fender', make_mesh(v, [(k, k + 1, k + 7, k + 6) for k in range(5)], frame), bevel=0)
            box(1.86, s * 0.55, 0.55, 0.05, 0.18, 0.1, plain((0.3, 0.01, 0.01), 0.2), 0.01)


def striper(x, y, rot=0, color=(0.72, 0.40, 0.02)):
    """Place a walk-behind line striping machine, nose towards +y."""
    frame, steel, black = (
        plain((0.03, 0.03, 0.033), 0.45, 0.4),
        plain((0.5, 0.5, 0.5), 0.3, 0.9),
        plain((0.014, 0.014, 0.015), 0.7),
    )
    body = cached(('striper', color), lambda: car_paint(color))
    with at(x, y, rot):
        wheel = lathe(
            [(0.06, -0.05), (0.17, -0.05), (0.20, -0.03), (0.20, 0.03), (0.17, 0.05), (0.06, 0.05)], black, 32
        )
        hub = lathe([(0.11, -0.055), (0.11, 0.055), (0.03, 0.07)], steel, 20)
        for px, py in ((-0.36, -0.35), (0.36, -0.35), (0, 0.62)):
            add('wheel', wheel, (px, py, 0.20), (0, math.pi / 2, 0))
            add('hub', hub, (px, py, 0.20), (0, math.pi / 2, 0))
        for s in (-1, 1):
            tube([(s * 0.28, -0.42, 0.32), (s * 0.28, 0.35, 0.32), (s * 0.06, 0.62, 0.34)], 0.022, frame)
            tube([(s * 0.06, 0.62, 0.36), (s * 0.06, 0.62, 0.20)], 0.018, frame)
            tube([(s * 0.24, -0.40, 0.34), (s * 0.24, -0.62, 0.98), (s * 0.24, -0.80, 1.04)], 0.018, frame)
            tube([(s * 0.24, -0.74, 1.03), (s * 0.24, -0.92, 1.06)], 0.024, black)
        tube([(-0.36, -0.35, 0.20), (0.36, -0.35, 0.20)], 0.02, steel)
        tube([(-0.24, -0.60, 0.94), (0.24, -0.60, 0.94)], 0.014, frame)
        box(0, 0.0, 0.33, 0.58, 0.78, 0.03, frame, 0.01)
        box(-0.02, -0.16, 0.36, 0.36, 0.32, 0.27, body, 0.05)  # engine cowl
        box(-0.02, -0.16, 0.63, 0.28, 0.24, 0.09, black, 0.03)
        cylinder(0.24, -0.14, 0.42, 0.07, 0.16, steel)  # muffler
        box(0.03, 0.16, 0.36, 0.22, 0.18, 0.40, body, 0.03)  # pump
        cylinder(0.03, 0.16, 0.76, 0.04, 0.10, steel)
        add(
            'paint',
            lathe(
                [(0.128, 0), (0.150, 0.33), (0.156, 0.33), (0.156, 0.35), (0.14, 0.345)],
                plain((0.80, 0.80, 0.78), 0.45),
            ),
            (-0.04, 0.42, 0.35),
        )
        tube([(0.1, 0.20, 0.60), (0.25, 0.30, 0.75), (0.42, 0.25, 0.45), (0.50, 0.12, 0.28)], 0.012, black, 8)
        tube([(0.28, 0.10, 0.30), (0.56, 0.10, 0.30)], 0.014, steel, 8)
        box(0.50, 0.10, 0.10, 0.05, 0.06, 0.22, frame, 0.01)  # spray gun
        for s in (-1, 1):
            add(
                'shield',
                lathe([(0.075, -0.006), (0.075, 0.006)], steel, 20),
                (0.50 + s * 0.07, 0.10, 0.09),
                (0, math.pi / 2, 0),
            )
        tube([(0, 0.70, 0.30), (0, 1.25, 0.16), (0, 1.30, 0.05)], 0.008, steel, 6)  # pointer


def trailer(x, y, k=0):
    """Place a box trailer backed to a dock (rear towards +y)."""
    body = surface(((0.70, 0.70, 0.69), (0.55, 0.57, 0.58))[k % 2], 3, 0.05, 0.0004, 80, 0.45)
    dark = plain((0.02, 0.02, 0.02), 0.6)
    with at(x, y):
        box(0, 1.4, 1.15, 2.6, 14.0, 2.85, body, 0.03)
        for i in range(17):
            for s in (-1, 1):
                box(s * 1.305, -5.2 + i * 0.82, 1.2, 0.02, 0.05, 2.75, body)
        box(0, 1.4, 0.95, 1.1, 13.6, 0.22, dark)
        for s in (-1, 1):
            for yy in (5.2, 6.5):
                cylinder(s * 1.05, yy, 0.5, 0.5, 0.32, dark, (0, math.pi / 2, 0))
            box(s * 0.7, -3.2, 0, 0.12, 0.12, 1.0, dark)
