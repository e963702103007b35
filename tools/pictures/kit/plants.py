"""Desert plants."""

import math
import random

import numpy as np

from kit.materials import foliage, plain, surface
from kit.noise import fbm
from kit.shapes import add, make_mesh, tube
from kit.stage import cached
from kit.terrain import boulder


def leaf_mesh(n, radii, size, mat, seed=0, shell=0.75, core=None):
    """Return a cloud of small leaves filling an ellipsoid, denser near its skin."""

    def build():
        g = np.random.default_rng(seed)
        d = g.normal(size=(n, 3))
        d /= np.linalg.norm(d, axis=1)[:, None]
        lump = 1 + 0.22 * fbm(d[:, 0] * 2.2 + 3, d[:, 1] * 2.2 + d[:, 2] * 1.7, 3, seed)
        c = d * (shell + (1 - shell) * g.random((n, 1))) * lump[:, None] * np.array(radii)
        u, w = g.normal(size=(n, 3)), g.normal(size=(n, 3))
        u = u / np.linalg.norm(u, axis=1)[:, None] * size * g.uniform(0.6, 1.4, (n, 1))
        w = w / np.linalg.norm(w, axis=1)[:, None] * size * 0.45
        v = np.stack([c - u, c + w, c + u, c - w], 1).reshape(-1, 3)
        return make_mesh(v.tolist(), np.arange(4 * n).reshape(n, 4).tolist(), mat)

    return cached(('leaf', n, tuple(radii), size, seed, mat.name), build)


def bush(x, y, r=0.5, color=(0.075, 0.10, 0.045), seed=0, z=0):
    """Place a round desert shrub."""
    me = leaf_mesh(1500, (1, 1, 0.85), 0.07, foliage(color), seed % 4, 0.55)
    add('bush', me, (x, y, z + r * 0.6), (0, 0, seed * 1.3), (r, r, r * 0.9))


def tree(x, y, h=5, color=(0.07, 0.105, 0.04), seed=0, z=0):
    """Place a desert shade tree: forked trunk with several leaf clouds."""
    g = random.Random(seed)
    bark = surface((0.15, 0.11, 0.08), 20, 0.4, 0.01, 40)
    top = h * 0.52
    tube(
        [(x, y, z), (x + 0.05, y, z + h * 0.2), (x + 0.1, y + 0.05, z + top)], [h * 0.026, h * 0.022, h * 0.015], bark
    )
    for k in range(7):
        a, r = k * 2.4 + seed, h * g.uniform(0.08, 0.24)
        p = (x + math.cos(a) * r, y + math.sin(a) * r, z + h * g.uniform(0.58, 0.84))
        tube(
            [(x + 0.05, y, z + h * 0.3), ((x + p[0]) / 2, (y + p[1]) / 2, z + h * 0.5), p],
            [h * 0.014, h * 0.01, h * 0.005],
            bark,
            6,
        )
        s = h * g.uniform(0.17, 0.25)
        add('crown', leaf_mesh(2600, (1, 1, 0.72), 0.05, foliage(color), k % 3, 0.35), p, (0, 0, a), (s, s, s))


def palm(x, y, h=9, seed=0, z=0, kind='fan'):
    """Place a fan palm with a dead skirt, or a feathery date palm."""
    green = foliage((0.055, 0.095, 0.028) if kind == 'fan' else (0.06, 0.095, 0.045))
    dead = foliage((0.26, 0.185, 0.10))
    bark = surface((0.21, 0.155, 0.11), 14, 0.35, 0.012, 22)
    g = random.Random(seed)
    lean = g.uniform(-0.25, 0.25)
    pts = [(x + lean * t * t, y, z + h * t) for t in (0, 0.1, 0.3, 0.6, 1)]
    tube(pts, [0.34, 0.24, 0.20, 0.18, 0.17] if kind == 'fan' else [0.42, 0.36, 0.33, 0.31, 0.30], bark, 16)

    def frond(dry):
        def build():
            v, f = [], []
            if kind == 'fan':  # stalk and a drooping folded fan
                L, blades = 0.85, 26
                for k in range(blades):
                    a = (k / (blades - 1) - 0.5) * 4.2
                    w, n = 0.055, 4
                    for s in range(n + 1):
                        u = s / n
                        rad = 0.95 * u
                        wd = w * (1 - u) ** 0.6 * (1.5 * u + 0.3)
                        ex, ey = L + math.cos(a) * rad, math.sin(a) * rad
                        ez = -0.42 * u * u - 0.12 * abs(math.sin(a)) * u + (0.03 if k % 2 else -0.03) * u
                        i = len(v)
                        v += [
                            (ex + math.sin(a) * wd, ey - math.cos(a) * wd, ez),
                            (ex - math.sin(a) * wd, ey + math.cos(a) * wd, ez),
                        ]
                        if s:
                            f.append((i - 2, i - 1, i + 1, i))
                i = len(v)
                v += [(0, -0.02, 0), (0, 0.02, 0), (L, 0.02, 0), (L, -0.02, 0)]
                f.append((i, i + 1, i + 2, i + 3))
            else:  # rachis with leaflets
                L = 2.9
                for k in range(46):
                    u = 0.1 + 0.9 * k / 45
                    px, pz = L * u * (1 - 0.12 * u), 0.5 * u - 1.15 * u * u
                    ln = 0.58 * math.sin(math.pi * min(1, 0.12 + u * 0.86)) + 0.1
                    for side in (-1, 1):
                        i = len(v)
                        v += [
                            (px, 0, pz),
                            (px + 0.05, side * 0.012, pz + 0.02),
                            (px + ln * 0.62, side * ln * 0.72, pz + 0.05 - ln * 0.28),
                            (px + 0.02, side * 0.03, pz - 0.01),
                        ]
                        f.append((i, i + 1, i + 2, i + 3))
                    if k:
                        i = len(v)
                        q = 0.1 + 0.9 * (k - 1) / 45
                        qx, qz = L * q * (1 - 0.12 * q), 0.5 * q - 1.15 * q * q
                        v += [(qx, -0.02, qz), (qx, 0.02, qz), (px, 0.015, pz), (px, -0.015, pz)]
                        f.append((i, i + 1, i + 2, i + 3))
            return make_mesh(v, f, dead if dry else green)

        return cached(('frond', kind, dry), build)

    cx, cz = x + lean, z + h
    count = 46 if kind == 'fan' else 54
    for k in range(count):
        u = k / count
        el = math.radians(78 - 118 * u**0.9) + g.uniform(-0.1, 0.1)
        s = g.uniform(0.9, 1.15) * (1.25 if kind == 'fan' else 1)
        add('frond', frond(False), (cx, y, cz), (g.uniform(-0.25, 0.25), -el, k * 2.399), (s, s, s))
    for k in range(26 if kind == 'fan' else 10):
        el = math.radians(-52 - 34 * g.random())
        s = g.uniform(0.8, 1.1)
        add('skirt', frond(True), (cx, y, cz - 0.15 - 0.5 * g.random()), (0, -el, k * 2.399), (s, s, s))


def agave(x, y, r=0.55, seed=0, z=0):
    """Place an agave rosette."""

    def build():
        v, f = [], []
        g = random.Random(4)
        for k in range(44):
            a, el = k * 2.399, math.radians(12 + 70 * k / 44)
            L = 1.0 * g.uniform(0.85, 1.05) * (1 - 0.25 * k / 44)
            for s in range(7):
                u = s / 6
                wd = 0.085 * (1 - u) ** 0.7 * (1 + 1.1 * u)
                rr, zz = L * u * math.cos(el) * (1 - 0.05 * u), L * u * math.sin(el) + 0.10 * u * u
                i = len(v)
                ca, sa = math.cos(a), math.sin(a)
                v += [
                    (ca * rr + sa * wd, sa * rr - ca * wd, zz + wd * 0.5),
                    (ca * rr, sa * rr, zz - wd * 0.25),
                    (ca * rr - sa * wd, sa * rr + ca * wd, zz + wd * 0.5),
                ]
                if s:
                    f += [(i - 3, i - 2, i + 1, i), (i - 2, i - 1, i + 2, i + 1)]
        return make_mesh(v, f, plain((0.145, 0.19, 0.155), 0.5), True)

    add('agave', cached('agave', build), (x, y, z), (0, 0, seed), (r, r, r))


def scatter(region, count, seed=0, z=0, kinds='bapg', clear=None):
    """Strew desert plants and stones over region x0, y0, x1, y1; clear(x, y) True keeps a spot empty."""
    g = random.Random(seed)
    x0, y0, x1, y1 = region
    for k in range(count):
        x, y = g.uniform(x0, x1), g.uniform(y0, y1)
        if clear and clear(x, y):
            continue
        kind = g.choice(kinds)
        if kind == 'b':
            bush(
                x,
                y,
                g.uniform(0.3, 0.6),
                g.choice([(0.075, 0.10, 0.045), (0.12, 0.13, 0.08), (0.10, 0.115, 0.07)]),
                k,
                z,
            )
        elif kind == 'a':
            agave(x, y, g.uniform(0.4, 0.65), k, z)
        elif kind == 'p':
            boulder(x, y, g.uniform(0.25, 0.6), k, z)
        elif kind == 'g':  # grass tuft
            me = leaf_mesh(420, (0.6, 0.6, 1), 0.22, foliage((0.20, 0.19, 0.085)), 9, 0.2)
            add('tuft', me, (x, y, z + 0.22), (0, 0, k), (0.42, 0.42, 0.34))
