"""Shader node helpers that keep materials readable."""

import bpy
import numpy as np


class Material:
    """Build a node material in a few readable calls."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.tree = self.mat.node_tree
        self.bsdf = self.tree.nodes['Principled BSDF']

    @classmethod
    def reopen(cls, mat):
        """Wrap a material that exists already."""
        m = cls.__new__(cls)
        m.mat, m.tree, m.bsdf = mat, mat.node_tree, mat.node_tree.nodes['Principled BSDF']
        return m

    def node(self, kind, props=None, **inputs):
        """Add a shader node to this material."""
        return add_node(self.tree, kind, props, **inputs)

    def pos(self, scale=(1, 1, 1)):
        """Return the world position, scaled."""
        p = self.node('NewGeometry').outputs['Position']
        return p if scale == (1, 1, 1) else self.node('Mapping', Vector=p, Scale=scale).outputs[0]

    def noise(self, scale, detail=4, rough=0.55, vec=None, distortion=0):
        """Return smooth noise over the world position."""
        return self.node(
            'TexNoise', Vector=vec or self.pos(), Scale=scale, Detail=detail, Roughness=rough, Distortion=distortion
        ).outputs['Fac']

    def math(self, op, a, b=0.0, c=0.0):
        """Return the result of one arithmetic operation."""
        return self.node('Math', {'operation': op}, _0=a, _1=b, _2=c).outputs[0]

    def ramp(self, fac, lo, hi, a=0.0, b=1.0):
        """Map [lo, hi] smoothly to [a, b]."""
        return self.node(
            'MapRange', {'interpolation_type': 'SMOOTHSTEP'}, Value=fac, From_Min=lo, From_Max=hi, To_Min=a, To_Max=b
        ).outputs[0]

    def mix(self, fac, a, b, mode='MIX'):
        """Blend two colours."""
        return self.node('MixRGB', {'blend_type': mode}, Fac=fac, Color1=rgba(a), Color2=rgba(b)).outputs[0]

    def bump(self, height, distance, strength=1.0, normal=None):
        """Return a normal bent by a height; chain several through `normal`."""
        n = self.node('Bump', Height=height, Distance=distance, Strength=strength)
        if normal:
            self.tree.links.new(normal, n.inputs['Normal'])
        return n.outputs[0]

    def image(self, array, rect, interpolation='Cubic'):
        """Lay an array (h, w, 4), row 0 at the bottom, over the world rectangle x0, y0, x1, y1."""
        h, w = array.shape[:2]
        img = bpy.data.images.new('field', w, h, float_buffer=True)
        img.colorspace_settings.name = 'Non-Color'
        img.pixels.foreach_set(np.ascontiguousarray(array, dtype=np.float32).ravel())
        x0, y0, x1, y1 = rect
        vec = self.node(
            'Mapping',
            Vector=self.pos(),
            Location=(-x0 / (x1 - x0), -y0 / (y1 - y0), 0),
            Scale=(1 / (x1 - x0), 1 / (y1 - y0), 0),
        ).outputs[0]
        tex = self.node('TexImage', {'image': img, 'extension': 'CLIP', 'interpolation': interpolation}, Vector=vec)
        s = self.node('SeparateColor', Color=tex.outputs[0])
        return s.outputs[0], s.outputs[1], s.outputs[2]

    def done(self, color=None, rough=None, normal=None, spec=None, metal=None):
        """Connect or set the final inputs and return the Blender material."""
        for key, v in (
            ('Base Color', color),
            ('Roughness', rough),
            ('Normal', normal),
            ('Specular', spec),
            ('Metallic', metal),
        ):
            if v is None:
                continue
            if isinstance(v, bpy.types.NodeSocket):
                self.tree.links.new(v, self.bsdf.inputs[key])
            else:
                self.bsdf.inputs[key].default_value = rgba(v) if key == 'Base Color' else v
        return self.mat


def rgba(c):
    """Add an alpha of 1 to a colour of three parts and leave anything else alone."""
    return (*c, 1) if isinstance(c, tuple) and len(c) == 3 else c


def add_node(tree, kind, props=None, **inputs):
    """Add a shader node, set its properties and link or fill its inputs; `_0` means the first input."""
    n = tree.nodes.new('ShaderNode' + kind)
    for k, v in (props or {}).items():
        setattr(n, k, v)
    for k, v in inputs.items():
        s = n.inputs[int(k[1:])] if k[0] == '_' else n.inputs[k.replace('_', ' ')]
        if isinstance(v, bpy.types.NodeSocket):
            tree.links.new(v, s)
        else:
            s.default_value = v
    return n
