"""Asphalt in every state, from fresh to crazed."""

from functools import partial, reduce

from kit.nodes import Material


ASPHALT = {  # binder, stone, share of pale stones, roughness range, bump height
    'sealed': ((0.0044, 0.0046, 0.0050), (0.021, 0.0215, 0.0228), 0.38, (0.44, 0.64), 0.0011),
    'mat': ((0.012, 0.012, 0.013), (0.045, 0.044, 0.043), 0.40, (0.55, 0.80), 0.0026),
    'patch': ((0.016, 0.016, 0.0158), (0.105, 0.102, 0.097), 0.42, (0.62, 0.86), 0.0028),
    'new': ((0.0065, 0.0065, 0.007), (0.021, 0.0205, 0.020), 0.34, (0.62, 0.84), 0.0014),
    'worn': ((0.038, 0.037, 0.036), (0.16, 0.155, 0.148), 0.5, (0.72, 0.9), 0.002),
    'old': ((0.082, 0.081, 0.080), (0.34, 0.333, 0.32), 0.60, (0.80, 0.95), 0.002),
    'oxidized': ((0.112, 0.110, 0.108), (0.300, 0.294, 0.283), 0.55, (0.82, 0.95), 0.0018),
    'bleached': ((0.15, 0.145, 0.135), (0.44, 0.42, 0.385), 0.66, (0.85, 0.97), 0.002),
}


def asphalt(
    look='sealed', crack=None, crack_scale=0.5, paths=None, blend=None, wet=None, seed=0, sealant=(0.26, 0.42, 0.06)
):
    """Return pavement of one of the looks in ASPHALT.

    crack: None, 'block' or 'alligator' (procedural). paths: (array, rect) from `crack_field`,
    or a list of them side by side. sealant: its least and greatest roughness, and how much it ripples.
    blend: (second look, function that builds the mask). wet: puddle level 0..1.
    """
    m = Material('asphalt_' + look)
    shift = m.node('VectorMath', {'operation': 'ADD'}, _0=m.pos(), _1=(seed * 13.7, seed * 5.1, 0)).outputs[0]
    vor = m.node('TexVoronoi', Vector=shift, Scale=115.0)
    fine = m.node('TexVoronoi', Vector=shift, Scale=290.0)
    pick = m.node('SeparateColor', Color=vor.outputs['Color']).outputs[0]
    pick2 = m.node('SeparateColor', Color=fine.outputs['Color']).outputs[1]
    large = m.noise(0.22, 4, 0.6, shift)
    middle = m.noise(2.3, 5, 0.6, shift)
    streak = m.noise(1, 3, 0.5, m.node('Mapping', Vector=shift, Scale=(0.9, 0.07, 1)).outputs[0])
    tone = m.math('ADD', m.math('MULTIPLY', large, 0.6), m.math('MULTIPLY', middle, 0.4))

    def layer(name):
        binder, stone, share, (r0, r1), height = ASPHALT[name]
        stones = m.math('MAXIMUM', m.ramp(pick, 1 - share, 1.0), m.ramp(pick2, 1 - share * 0.7, 1.0, 0, 0.8))
        col = m.mix(stones, binder, stone)
        shade = m.math('MULTIPLY_ADD', m.node('SeparateColor', Color=vor.outputs['Color']).outputs[2], 0.7, 0.65)
        col = m.mix(1.0, col, m.node('CombineXYZ', X=shade, Y=shade, Z=shade).outputs[0], 'MULTIPLY')
        col = m.mix(m.ramp(vor.outputs['Distance'], 0.42, 0.75, 0, 0.5), col, tuple(c * 0.35 for c in binder))
        col = m.mix(
            m.ramp(tone, 0.3, 0.7),
            m.mix(1.0, col, (0.62, 0.62, 0.63), 'MULTIPLY'),
            m.mix(1.0, col, (1.32, 1.31, 1.29), 'MULTIPLY'),
        )
        if name in ('old', 'oxidized', 'bleached', 'worn'):  # oil drips and tire-dark lanes
            stain = m.ramp(m.noise(0.9, 6, 0.65, shift), 0.60, 0.74, 0, 0.55)
            col = m.mix(stain, col, (0.05, 0.046, 0.042))
        rough = m.ramp(
            m.math('ADD', m.math('MULTIPLY', streak, 0.6), m.math('MULTIPLY', middle, 0.4)), 0.32, 0.68, r0, r1
        )
        return col, rough, height

    col, rough, height = layer(look)
    bump_h = m.math(
        'ADD', m.math('MULTIPLY', vor.outputs['Distance'], -1.0), m.math('MULTIPLY', fine.outputs['Distance'], -0.5)
    )
    if blend:
        other, mask = blend[0], blend[1](m)
        c2, r2, height2 = layer(other)
        col, rough = m.mix(mask, col, c2), m.math(
            'ADD', m.math('MULTIPLY', rough, m.math('SUBTRACT', 1.0, mask)), m.math('MULTIPLY', r2, mask)
        )
        height = max(height, height2)
        bump_h = m.math('MULTIPLY', bump_h, m.ramp(mask, 0, 1, 1, height2 / height if height2 < height else 1))
    normal = m.bump(bump_h, height)
    if crack:
        warp = m.node('TexNoise', Vector=shift, Scale=1.7 if crack == 'block' else 5.0, Detail=6.0, Roughness=0.62)
        off = m.node(
            'VectorMath',
            {'operation': 'MULTIPLY_ADD'},
            _0=warp.outputs['Color'],
            _1=(0.9, 0.9, 0) if crack == 'block' else (0.16, 0.16, 0),
            _2=shift,
        ).outputs[0]
        flat = m.node('Mapping', Vector=off, Scale=(1, 1, 0)).outputs[0]
        edge = m.node(
            'TexVoronoi', {'feature': 'DISTANCE_TO_EDGE', 'voronoi_dimensions': '2D'}, Vector=flat, Scale=crack_scale
        ).outputs[0]
        width = m.ramp(m.noise(1.3, 4, 0.6, shift), 0.35, 0.7, 0.25, 1.0)
        w = (0.009 if crack == 'block' else 0.011) * (1 if crack == 'block' else 0.35 * crack_scale / 2)
        d = m.math('DIVIDE', edge, width)
        gap = m.ramp(d, w * 0.5 * crack_scale**0.5, w * 1.6 * crack_scale**0.5, 1, 0)
        if crack == 'alligator' and blend is None and wet is None:
            zone = m.ramp(m.noise(0.55, 4, 0.55, shift), 0.42, 0.52)
            gap = m.math('MULTIPLY', gap, zone)
        if blend:
            gap = m.math('MULTIPLY', gap, m.math('SUBTRACT', 1.0, mask))
        col = m.mix(gap, col, (0.012, 0.010, 0.009))
        normal = m.bump(m.math('SUBTRACT', 1.0, gap), 0.012, 1, normal)
    if paths:
        fields = [m.image(*field) for field in ([paths] if isinstance(paths, tuple) else paths)]
        gap, lip, seal = (reduce(partial(m.math, 'MAXIMUM'), channel) for channel in zip(*fields))
        lip = m.math('MULTIPLY', lip, m.ramp(m.noise(14, 5, 0.7, shift), 0.35, 0.65))
        col = m.mix(m.math('MULTIPLY', lip, 0.55), col, (0.42, 0.39, 0.34))
        col = m.mix(gap, col, (0.006, 0.005, 0.005))
        normal = m.bump(m.math('SUBTRACT', 1.0, gap), 0.02, 1, normal)
        on = m.ramp(seal, 0.02, 0.10)
        col = m.mix(on, col, (0.006, 0.006, 0.0065))
        rough = m.math(
            'ADD',
            m.math('MULTIPLY', rough, m.math('SUBTRACT', 1.0, on)),
            m.math('MULTIPLY', on, m.ramp(middle, 0.3, 0.7, *sealant[:2])),
        )
        smooth = m.bump(m.math('ADD', seal, m.math('MULTIPLY', m.noise(60, 3, 0.5, shift), sealant[2])), 0.012)
        normal = m.node('MixRGB', Fac=on, Color1=normal, Color2=smooth).outputs[0]
    spec = 0.3
    if wet is not None:
        level = m.math('ADD', m.noise(0.16, 3, 0.5, shift), m.math('MULTIPLY', m.noise(1.1, 4, 0.5, shift), 0.13))
        pool = m.ramp(level, wet + 0.012, wet, 0, 1)
        damp = m.ramp(level, wet + 0.10, wet, 0, 1)
        col = m.mix(damp, col, m.mix(1.0, col, (0.30, 0.30, 0.31), 'MULTIPLY'))
        col = m.mix(pool, col, (0.012, 0.011, 0.010))
        rough = m.math('MULTIPLY', rough, m.math('MULTIPLY', m.ramp(pool, 0, 1, 1, 0.02), m.ramp(damp, 0, 1, 1, 0.6)))
        ripple = m.bump(m.noise(5, 2, 0.4, shift), 0.0012)
        normal = m.node('MixRGB', Fac=pool, Color1=normal, Color2=ripple).outputs[0]
        spec = 0.5
    return m.done(col, rough, normal, spec)


def alligator_mat(zone):
    """Return worn pavement with alligator cracking inside a zone mask."""
    m = Material('alligator')
    p = m.pos()
    vor, fine = m.node('TexVoronoi', Vector=p, Scale=115.0), m.node('TexVoronoi', Vector=p, Scale=290.0)
    stones = m.ramp(m.node('SeparateColor', Color=vor.outputs['Color']).outputs[0], 0.45, 1)
    col = m.mix(stones, (0.105, 0.103, 0.10), (0.27, 0.262, 0.25))
    col = m.mix(m.ramp(m.noise(2.0, 5, 0.6), 0.35, 0.7, 0, 0.45), col, (0.06, 0.058, 0.055))
    warp = m.node('TexNoise', Vector=p, Scale=6.0, Detail=5.0, Roughness=0.6).outputs['Color']
    flat = m.node(
        'Mapping',
        Vector=m.node('VectorMath', {'operation': 'MULTIPLY_ADD'}, _0=warp, _1=(0.10, 0.10, 0), _2=p).outputs[0],
        Scale=(1, 1, 0),
    ).outputs[0]
    d1 = m.node(
        'TexVoronoi', {'feature': 'DISTANCE_TO_EDGE', 'voronoi_dimensions': '2D'}, Vector=flat, Scale=6.5
    ).outputs[0]
    d2 = m.node(
        'TexVoronoi', {'feature': 'DISTANCE_TO_EDGE', 'voronoi_dimensions': '2D'}, Vector=flat, Scale=2.4
    ).outputs[0]
    width = m.ramp(m.noise(2.2, 4), 0.3, 0.7, 0.35, 1.3)
    small = m.ramp(m.math('DIVIDE', d1, width), 0.022, 0.055, 1, 0)
    big = m.ramp(m.math('DIVIDE', d2, width), 0.012, 0.030, 1, 0)
    inside = m.math('SUBTRACT', 1.0, zone(m))
    gap = m.math('MULTIPLY', m.math('MAXIMUM', small, big), inside)
    dust = m.math('MULTIPLY', m.ramp(m.math('DIVIDE', d1, width), 0.16, 0.05), inside)
    col = m.mix(m.math('MULTIPLY', dust, 0.5), col, (0.33, 0.27, 0.20))
    col = m.mix(gap, col, (0.010, 0.008, 0.007))
    grain = m.bump(
        m.math(
            'ADD',
            m.math('MULTIPLY', vor.outputs['Distance'], -1.0),
            m.math('MULTIPLY', fine.outputs['Distance'], -0.5),
        ),
        0.002,
    )
    tilt = m.math(
        'MULTIPLY',
        m.node(
            'SeparateColor',
            Color=m.node('TexVoronoi', {'voronoi_dimensions': '2D'}, Vector=flat, Scale=6.5).outputs['Color'],
        ).outputs[0],
        0.25,
    )
    h = m.math('ADD', m.math('SUBTRACT', 1.0, gap), m.math('MULTIPLY', tilt, inside))
    return m.done(col, 0.9, m.bump(h, 0.016, 1, grain), 0.2)
