"""Materials other than pavement, and the shared colors."""

from kit.nodes import Material, rgba
from kit.stage import cached


WHITE, YELLOW, BLUE = (0.80, 0.80, 0.78), (0.78, 0.46, 0.03), (0.012, 0.10, 0.42)
CONCRETE = (0.44, 0.41, 0.37)
ORANGE = (0.80, 0.13, 0.012)


def plain(color, rough=0.6, metal=0, spec=0.5):
    """Return a one-color material."""
    key = ('plain', color, rough, metal)
    return cached(key, lambda: Material('plain').done(color, rough, None, spec, metal))


def glow(color, strength):
    """Return a material that shines."""

    def build():
        m = Material('glow')
        m.bsdf.inputs['Emission'].default_value = rgba(color)
        m.bsdf.inputs['Emission Strength'].default_value = strength
        return m.done(color)

    return cached(('glow', color, strength), build)


def paint(color, wear=0.25):
    """Return traffic paint that follows the pavement texture; wear 0..1."""

    def build():
        m = Material('paint')
        chips = m.ramp(m.noise(70, 6, 0.7), 0.30 + 0.22 * wear, 0.26 + 0.16 * wear, 0, 1)
        col = m.mix(m.ramp(m.noise(3, 3), 0.3, 0.7), tuple(c * 0.86 for c in color), color)
        col = m.mix(chips, col, (0.03, 0.03, 0.03))
        vor = m.node('TexVoronoi', Vector=m.pos(), Scale=130.0).outputs['Distance']
        return m.done(col, 0.55, m.bump(vor, -0.0016), 0.4)

    return cached(('paint', color, wear), build)


def surface(color, scale=6.0, vary=0.18, bump=0.0008, bump_scale=90.0, rough=0.85):
    """Return stucco, concrete or painted block: one color with soft stains and a fine texture."""

    def build():
        m = Material('surface')
        lo, hi = tuple(c * (1 - vary) for c in color), tuple(min(1, c * (1 + vary * 0.6)) for c in color)
        tone = m.math(
            'ADD', m.math('MULTIPLY', m.noise(scale * 0.1, 4), 0.6), m.math('MULTIPLY', m.noise(scale, 5, 0.65), 0.4)
        )
        return m.done(m.mix(m.ramp(tone, 0.32, 0.68), lo, hi), rough, m.bump(m.noise(bump_scale, 3, 0.7), bump), 0.3)

    return cached(('surface', color, scale, vary, bump, bump_scale), build)


def concrete(color=CONCRETE):
    """Return broom-finished concrete."""
    return surface(color, 5, 0.22, 0.0006, 120, 0.88)


def gravel(color=(0.40, 0.29, 0.21), scale=38.0):
    """Return landscaping gravel of one color family."""

    def build():
        m = Material('gravel')
        v = m.node('TexVoronoi', Vector=m.pos(), Scale=scale)
        pick = m.node('SeparateColor', Color=v.outputs['Color'])
        col = m.mix(pick.outputs[0], tuple(c * 0.55 for c in color), tuple(min(1, c * 1.35) for c in color))
        col = m.mix(m.ramp(pick.outputs[1], 0.8, 1, 0, 0.6), col, (0.30, 0.27, 0.26))
        col = m.mix(m.ramp(v.outputs['Distance'], 0.35, 0.75, 0, 0.65), col, tuple(c * 0.25 for c in color))
        col = m.mix(m.ramp(m.noise(0.35, 4), 0.35, 0.7, 0, 0.35), col, tuple(c * 0.7 for c in color))
        return m.done(col, 0.95, m.bump(v.outputs['Distance'], -0.5 / scale * 1.4), 0.2)

    return cached(('gravel', color, scale), build)


def desert(color=(0.38, 0.27, 0.185)):
    """Return dry soil with scrub, for wide ground seen from afar."""

    def build():
        m = Material('desert')
        col = m.mix(m.ramp(m.noise(0.03, 6, 0.6), 0.35, 0.65), tuple(c * 0.75 for c in color), color)
        scrub = m.ramp(m.noise(0.35, 5, 0.7), 0.56, 0.66, 0, 0.75)
        return m.done(m.mix(scrub, col, (0.10, 0.105, 0.06)), 0.95, m.bump(m.noise(2.0, 6, 0.7), 0.15), 0.1)

    return cached(('desert', color), build)


def glass(tint=(0.015, 0.02, 0.024), lit=0.0):
    """Return opaque dark glazing; lit > 0 gives a warm interior at dusk."""

    def build():
        m = Material('glass')
        if lit:
            c = m.mix(m.ramp(m.noise(0.8, 3), 0.35, 0.7), (1, 0.50, 0.16), (1, 0.72, 0.36))
            m.tree.links.new(c, m.bsdf.inputs['Emission'])
            m.tree.links.new(m.ramp(m.noise(0.5, 2), 0.3, 0.7, lit * 0.35, lit), m.bsdf.inputs['Emission Strength'])
        return m.done(tint, 0.04, m.bump(m.noise(0.7, 2), 0.004), 0.9)

    return cached(('glass', tint, lit), build)


def foliage(color):
    """Return a leaf material whose green varies from leaf to leaf."""

    def build():
        m = Material('leaf')
        r = m.node('NewGeometry').outputs['Random Per Island']
        return m.done(m.mix(r, tuple(c * 0.55 for c in color), tuple(c * 1.5 for c in color)), 0.55, None, 0.25)

    return cached(('foliage', color), build)


def tile(color=(0.30, 0.135, 0.075)):
    """Return clay roof tile with pieces of different tone."""

    def build():
        m = Material('tile')
        v = m.node('TexVoronoi', Vector=m.pos(), Scale=3.1)
        pick = m.node('SeparateColor', Color=v.outputs['Color']).outputs[0]
        col = m.mix(pick, tuple(c * 0.62 for c in color), tuple(min(1, c * 1.35) for c in color))
        return m.done(
            m.mix(m.ramp(m.noise(6, 5, 0.7), 0.5, 0.75, 0, 0.5), col, tuple(c * 0.45 for c in color)), 0.85, None, 0.2
        )

    return cached(('tile', color), build)


def car_paint(color):
    """Return glossy clear-coated paint."""
    m = Material('carpaint')
    m.bsdf.inputs['Clearcoat'].default_value = 1
    m.bsdf.inputs['Clearcoat Roughness'].default_value = 0.03
    return m.done(color, 0.38, None, 0.5, 0.25)
