"""Warehouse, apartments and carports."""

from kit.lot import bollard
from kit.materials import glass, plain, surface
from kit.openings import window
from kit.shapes import box


def warehouse(x0, x1, y, h=10, docks=8, wall=(0.50, 0.465, 0.42), stripe=(0.11, 0.19, 0.25)):
    """Place a tilt-up concrete building with dock doors facing -Y."""
    W = surface(wall, 2, 0.10, 0.0008, 60)
    box((x0 + x1) / 2, y + 15, 0, x1 - x0, 30, h, W)
    box((x0 + x1) / 2, y - 0.01, h * 0.74, x1 - x0, 0.06, h * 0.12, surface(stripe, 2, 0.1))
    box((x0 + x1) / 2, y + 0.0, h, x1 - x0 + 0.2, 0.5, 0.25, surface((0.30, 0.30, 0.30)))
    step = (x1 - x0) / docks
    for k in range(docks + 1):
        box(x0 + k * step, y - 0.005, 0, 0.05, 0.03, h, plain((0.12, 0.115, 0.11), 0.9))
    for k in range(docks):
        c = x0 + (k + 0.5) * step
        box(c, y - 0.03, 1.2, 2.9, 0.06, 3.1, plain((0.55, 0.56, 0.56), 0.45, 0.1))
        for i in range(1, 5):
            box(c, y - 0.07, 1.2 + i * 0.62 - 0.02, 2.9, 0.02, 0.035, plain((0.25, 0.25, 0.25), 0.6))
        rubber = plain((0.012, 0.012, 0.012), 0.7)
        for s in (-1, 1):
            box(c + s * 1.62, y - 0.28, 1.15, 0.4, 0.55, 3.35, rubber, 0.04)
            box(c + s * 0.75, y - 0.16, 0.85, 0.28, 0.3, 0.38, rubber, 0.03)
            bollard(c + s * 2.2, y - 1.0)
        box(c, y - 0.28, 4.4, 3.64, 0.55, 0.5, rubber, 0.04)
        box(c, y - 0.3, 1.05, 2.2, 0.5, 0.12, plain((0.3, 0.3, 0.3), 0.5, 0.7))
        if k % 2 == 0:
            box(c, y - 0.25, 6.0, 0.5, 0.4, 0.2, plain((0.08, 0.08, 0.08), 0.5), 0.02)
    for s in (x0 + 1.3, x1 - 1.3):
        box(s, y - 0.04, 0, 1.05, 0.06, 2.2, surface(stripe))


def apartments(x0, x1, y, floors=3, wall=(0.60, 0.54, 0.47), accent=(0.30, 0.20, 0.15), lit=0, depth=14):
    """Place a three-storey block with balconies facing -Y."""
    fh, n = 3.05, max(2, round((x1 - x0) / 6.5))
    bay, h = (x1 - x0) / n, fh * floors
    W, A, D = (
        surface(wall, 4, 0.1, 0.0012, 40),
        surface(accent, 4, 0.12, 0.0012, 40),
        surface((0.20, 0.22, 0.235), 4, 0.1, 0.0012, 40),
    )
    box((x0 + x1) / 2, y + depth / 2, 0, x1 - x0, depth, h + 0.6, W)
    rail = plain((0.03, 0.03, 0.03), 0.4, 0.5)
    for k in range(n):
        c = x0 + (k + 0.5) * bay
        if k % 2 == 0:
            box(c, y - 0.55, 0, bay * 0.96, 1.2, h + 1.3, A if k % 4 == 0 else D, 0.03)
            box(c, y - 0.6, h + 1.25, bay * 0.96 + 0.3, 1.5, 0.22, surface((0.64, 0.60, 0.55)), 0.03)
            for f in range(floors):
                window(c - bay * 0.2, y - 1.15, f * fh + 0.95, 1.3, 1.45, panes=2, lit=lit * (f + k) % 2)
                window(c + bay * 0.2, y - 1.15, f * fh + 0.95, 1.3, 1.45, panes=2, lit=lit)
        else:
            box(c, y - 0.03, h + 0.3, bay + 0.1, 0.5, 0.3, surface((0.64, 0.60, 0.55)), 0.03)
            for f in range(floors):
                z = f * fh
                box(c, y - 0.01, z + 0.05, bay * 0.55, 0.05, 2.25, glass(lit=lit * ((f + k) % 3 > 0)))
                box(c, y - 0.05, z + 0.05, 0.06, 0.06, 2.25, rail)
                if f:
                    box(c, y - 0.75, z - 0.12, bay * 0.86, 1.5, 0.16, surface((0.64, 0.60, 0.55)), 0.02)
                    for zz in (0.15, 1.0):
                        box(c, y - 1.45, z + zz, bay * 0.86, 0.05, 0.05, rail)
                    for i in range(31):
                        box(c - bay * 0.43 + bay * 0.86 * i / 30, y - 1.45, z + 0.15, 0.018, 0.018, 0.88, rail)


def carport(x0, x1, y, rot=0, depth=5.4):
    """Place a flat metal canopy on single posts."""
    box((x0 + x1) / 2, y, 2.55, x1 - x0, depth, 0.12, plain((0.55, 0.52, 0.47), 0.5, 0.2), 0.02)
    box((x0 + x1) / 2, y - depth / 2, 2.47, x1 - x0, 0.08, 0.3, surface((0.30, 0.20, 0.15)), 0.01)
    n = max(2, int((x1 - x0) / 5.5))
    for k in range(n + 1):
        x = x0 + 0.3 + (x1 - x0 - 0.6) * k / n
        box(x, y + depth * 0.2, 0, 0.16, 0.16, 2.5, plain((0.30, 0.27, 0.24), 0.5, 0.3))
        box(x, y, 2.38, 0.12, depth * 0.9, 0.18, plain((0.30, 0.27, 0.24), 0.5, 0.3))
