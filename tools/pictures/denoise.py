"""Guided denoiser for builds without OpenImageDenoise.

Light (colour divided by albedo) is smoothed by an edge-avoiding a-trous filter steered by
prefiltered light, normal, albedo and depth, then multiplied by the albedo again, so painted and
procedural texture stays sharp.
"""
import glob
import os
import tempfile

import bpy
import numpy as np

PASSES = {'color': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', 'depth': 'Depth'}


def prepare():
    """Add passes and file outputs; return the folder that will hold them."""
    sc, folder = bpy.context.scene, tempfile.mkdtemp()
    vl = sc.view_layers[0]
    vl.use_pass_z, vl.cycles.denoising_store_passes = True, True
    sc.use_nodes = True
    t = sc.node_tree
    t.nodes.clear()
    rl, out = t.nodes.new('CompositorNodeRLayers'), t.nodes.new('CompositorNodeOutputFile')
    t.links.new(rl.outputs['Image'], t.nodes.new('CompositorNodeComposite').inputs[0])
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    out.file_slots.clear()
    for slot, name in PASSES.items():
        out.file_slots.new(slot)
        t.links.new(rl.outputs[name], out.inputs[slot])
    return folder


def read(folder, slot):
    """Return one dumped pass as an array and delete its file."""
    path = glob.glob(os.path.join(folder, slot + '*.exr'))[0]
    img = bpy.data.images.load(path)
    w, h = img.size
    a = np.empty(w * h * 4, np.float32)
    img.pixels.foreach_get(a)
    bpy.data.images.remove(img)
    os.remove(path)
    return a.reshape(h, w, 4)[..., :3]


def blur3(a):
    """Blur an image with a 3 x 3 binomial kernel."""
    p = np.pad(a, ((1, 1), (1, 1)) + ((0, 0),) * (a.ndim - 2), 'edge')
    r = p[:-2] + 2 * p[1:-1] + p[2:]
    return (r[:, :-2] + 2 * r[:, 1:-1] + r[:, 2:]) / 16


def extend(a, pad):
    """Repeat the border pixels of an image outwards."""
    return np.pad(a, ((pad, pad), (pad, pad)) + ((0, 0),) * (a.ndim - 2), 'edge')


def smooth(color, albedo, normal, depth, levels=3, strength=0.78):
    """Return the colour with its light smoothed between edges."""
    alb = np.maximum(albedo, 0.02)
    light = color / alb
    lum = light.mean(-1)
    cap = blur3(blur3(lum)) * 2.2 + 0.02  # tame fireflies
    light *= np.minimum(1, cap / np.maximum(lum, 1e-6))[..., None]
    start = light.copy()
    alum, z = blur3(np.log1p(albedo.mean(-1) * 12)), np.log(np.clip(depth[..., 0], 0.05, 3e4))
    norm = blur3(normal)
    kernel = (0.25, 0.5, 0.75)
    for level in range(levels):
        step = 2**level
        g = blur3(np.log1p(light.mean(-1) * 1.5))
        if level == 0:
            g = blur3(g)
        sig = (0.16, 0.10, 0.06)[min(level, 2)]
        pad = 2 * step
        pl, pg, pn, pa, pz = (extend(image, pad) for image in (light, g, norm, alum, z))
        h, w = g.shape
        acc, tot = light.copy(), np.ones_like(g)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                if not dx and not dy:
                    continue
                ys, xs = slice(pad + dy * step, pad + dy * step + h), slice(pad + dx * step, pad + dx * step + w)
                e = (
                    ((pg[ys, xs] - g) / sig) ** 2
                    + ((pa[ys, xs] - alum) / 0.35) ** 2
                    + ((pz[ys, xs] - z) / (0.03 * step)) ** 2
                )
                d = pn[ys, xs] - norm
                e += np.einsum('ijk,ijk->ij', d, d) / 0.05
                k = np.exp(-e) * (kernel[2 - abs(dx)] * kernel[2 - abs(dy)] / kernel[2] ** 2)
                acc += pl[ys, xs] * k[..., None]
                tot += k
        light = acc / tot[..., None]
    return (start + (light - start) * strength) * alb


def finish(folder, path, scene):
    """Denoise the dumped passes and save with the scene's view transform."""
    a = {slot: read(folder, slot) for slot in PASSES}
    os.rmdir(folder)
    rgb = smooth(**a)
    h, w = rgb.shape[:2]
    img = bpy.data.images.new('final', w, h, float_buffer=True)
    img.pixels.foreach_set(np.concatenate([rgb, np.ones((h, w, 1), np.float32)], -1).astype(np.float32).ravel())
    img.save_render(path, scene=scene)
