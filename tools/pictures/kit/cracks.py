"""Single cracks: their path and the image that drives the material."""

import math
import random

import numpy as np

from kit.noise import fbm


def crack_paths(start, end, seed=0, rough=0.22, branches=4, width=0.007):
    """Return a branching crack as a list of (points array, width)."""
    g = random.Random(seed)

    def jag(a, b, amp, depth):
        pts = [np.array(a), np.array(b)]
        for _ in range(depth):
            out = [pts[0]]
            for p, q in zip(pts, pts[1:]):
                d = q - p
                m = (p + q) / 2 + np.array((-d[1], d[0])) * g.uniform(-amp, amp)
                out += [m, q]
            pts = out
        return np.array(pts)

    main = jag(start, end, rough, 7)
    paths = [(main, width)]
    for k in range(branches):
        i = int(len(main) * (k + 0.6 + g.uniform(-0.3, 0.3)) / branches)
        i = min(max(i, 3), len(main) - 4)
        d = main[-1] - main[0]
        a = math.atan2(d[1], d[0]) + g.choice((-1, 1)) * g.uniform(0.55, 1.2)
        L = np.hypot(*d) * g.uniform(0.22, 0.48)
        b = main[i] + L * np.array((math.cos(a), math.sin(a)))
        br = jag(main[i], b, rough, 6)
        paths.append((br, width * 0.6))
        if g.random() < 0.7:
            j = len(br) // 2
            a += g.choice((-1, 1)) * g.uniform(0.5, 0.9)
            paths.append((jag(br[j], br[j] + L * 0.5 * np.array((math.cos(a), math.sin(a))), rough, 5), width * 0.38))
    return paths


def crack_field(paths, rect, res=2048, seal=None, lip=0.03):
    """Draw crack paths into an RGBA array: R crack, G lip, B sealant height. seal: band half width."""
    x0, y0, x1, y1 = rect
    w, h = res, int(res * (y1 - y0) / (x1 - x0))
    px = (x1 - x0) / w
    gx, gy = np.meshgrid(x0 + (np.arange(w) + 0.5) * px, y0 + (np.arange(h) + 0.5) * px)
    jitter = 0.55 + 0.9 * np.clip(fbm(gx * 9, gy * 9, 4, 3) + 0.5, 0, 1.2)
    edge = fbm(gx * 60, gy * 60, 3, 11) * 0.0022
    out = np.zeros((h, w, 4), np.float32)
    out[..., 3] = 1
    reach = max(lip, (seal or 0)) * 1.6 + 0.02
    for pts, width in paths:
        n = len(pts) - 1
        for k in range(n):
            a, b = pts[k], pts[k + 1]
            taper = 1 - 0.75 * (k / n) ** 2
            i0, i1 = int((min(a[0], b[0]) - reach - x0) / px), int((max(a[0], b[0]) + reach - x0) / px) + 1
            j0, j1 = int((min(a[1], b[1]) - reach - y0) / px), int((max(a[1], b[1]) + reach - y0) / px) + 1
            i0, j0, i1, j1 = max(i0, 0), max(j0, 0), min(i1, w), min(j1, h)
            if i0 >= i1 or j0 >= j1:
                continue
            X, Y, d = gx[j0:j1, i0:i1], gy[j0:j1, i0:i1], b - a
            t = np.clip(((X - a[0]) * d[0] + (Y - a[1]) * d[1]) / (d @ d + 1e-12), 0, 1)
            dist = np.hypot(X - a[0] - t * d[0], Y - a[1] - t * d[1]) + edge[j0:j1, i0:i1]
            hw = width * taper * jitter[j0:j1, i0:i1]
            o = out[j0:j1, i0:i1]
            o[..., 0] = np.maximum(o[..., 0], np.clip((hw - dist) / (0.35 * hw + 1e-5) + 0.5, 0, 1))
            o[..., 1] = np.maximum(o[..., 1], np.clip(1 - (dist - hw) / lip, 0, 1) ** 1.6)
            if seal:
                q = np.clip(1 - (dist / seal) ** 2, 0, 1)
                o[..., 2] = np.maximum(o[..., 2], q**0.45)
    return out
