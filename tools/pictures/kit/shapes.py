"""Meshes and simple solids. Functions that return a mesh are placed with `add`."""

import math

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from kit.stage import FRAME


def add(name, data, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1), bevel=0, subsurf=0):
    """Put a mesh, light or camera into the scene within the current placement."""
    o = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(o)
    o.matrix_world = FRAME[-1] @ Matrix.LocRotScale(Vector(loc), Euler(rot), Vector(scale))
    if bevel:
        b = o.modifiers.new('bevel', 'BEVEL')
        b.width, b.segments, b.limit_method = bevel, 2, 'ANGLE'
    if subsurf:
        s = o.modifiers.new('subsurf', 'SUBSURF')
        s.levels = s.render_levels = subsurf
    return o


def make_mesh(verts, faces, mats, smooth=False, index=None):
    """Return a mesh from vertices, faces and one or more materials."""
    me = bpy.data.meshes.new('m')
    me.from_pydata(verts, [], faces)
    for mat in mats if isinstance(mats, (list, tuple)) else [mats]:
        me.materials.append(mat)
    if index is not None:
        me.polygons.foreach_set('material_index', index)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(faces))
    me.update()
    return me


def grid(X, Y, Z, mat, smooth=True):
    """Return a regular surface mesh from 2-D arrays of coordinates."""
    r, c = X.shape
    me = bpy.data.meshes.new('grid')
    me.vertices.add(r * c)
    me.vertices.foreach_set('co', np.stack([X, Y, Z], -1).astype(np.float32).ravel())
    i = np.arange((r - 1) * c).reshape(r - 1, c)[:, :-1].ravel()
    quads = np.stack([i, i + 1, i + c + 1, i + c], -1).astype(np.int32)
    me.loops.add(quads.size)
    me.loops.foreach_set('vertex_index', quads.ravel())
    me.polygons.add(len(quads))
    me.polygons.foreach_set('loop_start', np.arange(0, quads.size, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(quads), 4, dtype=np.int32))
    me.polygons.foreach_set('use_smooth', np.full(len(quads), smooth))
    me.materials.append(mat)
    me.update(calc_edges=True)
    return me


CUBE = [
    (-0.5, -0.5, -0.5),
    (0.5, -0.5, -0.5),
    (0.5, 0.5, -0.5),
    (-0.5, 0.5, -0.5),
    (-0.5, -0.5, 0.5),
    (0.5, -0.5, 0.5),
    (0.5, 0.5, 0.5),
    (-0.5, 0.5, 0.5),
]
CUBE_F = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def box(x, y, z, sx, sy, sz, mat, bevel=0, rot=(0, 0, 0)):
    """Place a box centered on x, y with its underside at z."""
    me = make_mesh([(a * sx, b * sy, c * sz) for a, b, c in CUBE], CUBE_F, mat)
    return add('box', me, (x, y, z + sz / 2), rot, bevel=bevel)


def quad(x0, y0, x1, y1, mat, z=0.0):
    """Place a flat rectangle."""
    return add('quad', make_mesh([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], mat))


def poly(points, mat, z=0.0, depth=0.0):
    """Place a flat polygon, or a prism standing on z when depth is given."""
    n = len(points)
    v = [(x, y, z + depth) for x, y in points]
    f = [tuple(range(n))]
    if depth:
        v += [(x, y, z) for x, y in points]
        f += [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    return add('poly', make_mesh(v, f, mat))


def line(x0, y0, x1, y1, width, mat, z=0.004):
    """Place a flat stripe between two points."""
    dx, dy = x1 - x0, y1 - y0
    k = width / 2 / math.hypot(dx, dy)
    px, py = -dy * k, dx * k
    return poly([(x0 - px, y0 - py), (x1 - px, y1 - py), (x1 + px, y1 + py), (x0 + px, y0 + py)], mat, z)


def lathe(profile, mat, seg=28, cap=True, smooth=True):
    """Return a mesh turned around z from (radius, height) pairs."""
    v, f = [], []
    for r, z in profile:
        v += [(r * math.cos(2 * math.pi * k / seg), r * math.sin(2 * math.pi * k / seg), z) for k in range(seg)]
    for j in range(len(profile) - 1):
        f += [
            (j * seg + k, j * seg + (k + 1) % seg, (j + 1) * seg + (k + 1) % seg, (j + 1) * seg + k)
            for k in range(seg)
        ]
    if cap:
        f += [tuple(range(seg))[::-1], tuple(range(len(v) - seg, len(v)))]
    me = make_mesh(v, f, mat, smooth)
    me.use_auto_smooth, me.auto_smooth_angle = True, 0.7
    return me


def hollow_ring(inner, outer, half, mat, seg=48):
    """Return a ring of rectangular section around z."""
    return lathe([(inner, -half), (outer, -half), (outer, half), (inner, half), (inner, -half)], mat, seg, False)


def tube(points, radius, mat, sides=10):
    """Place a round bar through points; radius may be a number or one per point."""
    pts = [Vector(p) for p in points]
    rad = radius if isinstance(radius, (list, tuple)) else [radius] * len(pts)
    v, f = [], []
    for i, p in enumerate(pts):
        t = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
        a = t.cross(Vector((0, 0, 1)) if abs(t.z) < 0.95 else Vector((1, 0, 0))).normalized()
        b = t.cross(a)
        v += [
            tuple(p + rad[i] * (a * math.cos(2 * math.pi * k / sides) + b * math.sin(2 * math.pi * k / sides)))
            for k in range(sides)
        ]
    for j in range(len(pts) - 1):
        f += [
            (j * sides + k, j * sides + (k + 1) % sides, (j + 1) * sides + (k + 1) % sides, (j + 1) * sides + k)
            for k in range(sides)
        ]
    f += [tuple(range(sides)), tuple(range(len(v) - sides, len(v)))]
    return add('tube', make_mesh(v, f, mat, True))


def cylinder(x, y, z, r, h, mat, rot=(0, 0, 0), seg=28, r2=None):
    """Place a cylinder or, with r2, a cone stump."""
    return add(
        'cyl',
        lathe([(r, -h / 2), (r if r2 is None else r2, h / 2)], mat, seg),
        (x, y, z + (h / 2 if rot == (0, 0, 0) else 0)),
        rot,
    )
