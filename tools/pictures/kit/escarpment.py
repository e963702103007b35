"""A wall of red sandstone."""

import numpy as np

from kit.nodes import Material, rgba
from kit.noise import fbm
from kit.shapes import add, grid


def escarpment(dist, height, seed, color, haze=0.12, haze_color=(0.50, 0.46, 0.52), az=0, spread=60):
    """Place a wall of sandstone seen from the origin: talus below, cliffs with joints, ledges and canyons above."""
    m = Material('sandstone')
    z = m.node('SeparateXYZ', Vector=m.pos()).outputs[2]
    slope = m.node('SeparateXYZ', Vector=m.node('NewGeometry').outputs['Normal']).outputs[2]
    level = m.math('ADD', m.math('DIVIDE', z, height), m.math('MULTIPLY', m.noise(3.0 / height, 4), 0.22))
    bands = m.node('TexNoise', {'noise_dimensions': '1D'}, W=level, Scale=11.0, Detail=6.0).outputs['Fac']
    pale, dark = tuple(min(1, c * f) for c, f in zip(color, (1.15, 1.9, 2.4))), tuple(c * 0.62 for c in color)
    col = m.mix(m.ramp(bands, 0.42, 0.60), dark, color)
    col = m.mix(m.ramp(level, 0.70, 0.92, 0, 0.75), col, pale)
    col = m.mix(m.ramp(m.noise(26 / height, 6, 0.7), 0.40, 0.66, 0.45, 0), col, tuple(c * 0.4 for c in color))
    soil = m.mix(m.ramp(m.noise(60 / height, 5, 0.75), 0.50, 0.60, 0, 0.8), (0.30, 0.20, 0.14), (0.085, 0.085, 0.05))
    col = m.mix(m.ramp(slope, 0.50, 0.72), col, soil)
    m.done(col, 1.0, m.bump(m.noise(70 / height, 6, 0.75), height * 0.012), 0.05)
    mixer = m.node('MixShader', Fac=m.ramp(z, 0, height, min(1, haze * 1.6), haze))
    m.tree.links.new(m.bsdf.outputs[0], mixer.inputs[1])
    m.tree.links.new(m.node('Emission', Color=rgba(haze_color), Strength=1.0).outputs[0], mixer.inputs[2])
    m.tree.links.new(mixer.outputs[0], m.tree.nodes['Material Output'].inputs[0])
    a, v = np.meshgrid(np.radians(np.linspace(az - spread, az + spread, 1500)), np.linspace(0, 1, 240))
    u = a * dist / height  # along the wall, in heights
    cut = np.clip((fbm(u * 0.55 + 3, u * 0 + seed, 3, seed, True) - 0.62) / 0.5, 0, 1)  # canyons
    crest = np.clip(
        0.86 + 0.26 * fbm(u * 0.45, u * 0 + seed, 3, seed + 3) + 0.07 * fbm(u * 3, u * 0, 3, seed + 4), 0.5, 1.15
    )
    top = height * crest * (1 - 0.35 * cut)
    h = v * top
    q = h / height
    foot = 0.34 + 0.12 * fbm(u * 1.3, u * 0 + 7.5, 3, seed + 5)  # where talus meets rock
    run = 1.7 * np.minimum(q, foot) + 0.20 * np.maximum(q - foot, 0)
    for at_q, width in ((0.50, 0.16), (0.63, 0.07), (0.76, 0.13), (0.88, 0.10)):  # ledges
        rise = np.clip((q - at_q - 0.03 * fbm(u * 2, u * 0, 3, seed + 6)) / 0.02, 0, 1)
        run = run + width * (0.6 + 0.8 * np.abs(fbm(u * 1.7, u * 0 + at_q * 9, 3, seed + 8))) * rise
    rock = np.clip((q - foot) / 0.06, 0, 1)
    joints = fbm(u * 7, q * 1.2, 4, seed + 9, True) - 0.5  # upright joints of the cliffs
    spurs = fbm(u * 2.2, q * 0.8, 4, seed + 10, True) - 0.5
    r = dist + height * (
        run + 0.9 * cut - 0.20 * spurs - rock * 0.09 * joints + 0.02 * fbm(u * 24, q * 16, 3, seed + 11)
    )
    add('escarpment', grid(np.sin(a) * r, np.cos(a) * r, h - 6, m.mat))
