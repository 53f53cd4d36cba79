"""Materials: papers and table tops with textures, and plain materials for props."""

import bpy

FOLDERS = {"textures": "", "artworks": ""}
# Size of one texture tile, in millimetres.
TILE = {"linen": 210, "plaster": 700, "wood": 960, "timber": 960}
PAPER_TILE = 230
WEAR_TILE = 1330
PAPERS = {"cream", "kraft", "marigold", "leaf", "indigo", "rose", "seed", "straw", "grass", "banana"}
# Dyed papers: the base paper and the colour of the dye.
DYES = {
    "white": ("cream", (1.06, 1.10, 1.18)),
    "ivory": ("cream", (1.02, 0.99, 0.94)),
    "pulp": ("cream", (0.84, 0.75, 0.62)),
    "aged": ("cream", (0.93, 0.82, 0.64)),
    "brick": ("cream", (0.385, 0.122, 0.10)),
    "brick banana": ("banana", (0.44, 0.17, 0.22)),
    "myrobalan": ("cream", (1.0, 0.79, 0.53)),
    "terracotta": ("cream", (0.37, 0.155, 0.10)),
    "fern": ("banana", (0.30, 0.51, 0.46)),
    "straw cover": ("straw", (1.04, 0.95, 0.86)),
    "honey": ("straw", (1.12, 0.92, 0.72)),
    "fern seed": ("seed", (0.62, 0.80, 0.50)),
    "honey seed": ("seed", (0.98, 0.72, 0.34)),
    "monsoon": ("cream", (0.10, 0.17, 0.26)),
    "midnight": ("cream", (0.017, 0.028, 0.066)),
    "mist": ("cream", (0.55, 0.68, 0.75)),
    "sky": ("cream", (0.25, 0.39, 0.52)),
    "denim": ("cream", (0.105, 0.195, 0.33)),
    "vat blue": ("cream", (0.042, 0.085, 0.175)),
    "pink": ("cream", (0.64, 0.29, 0.31)),
    "sand": ("kraft", (1.42, 1.5, 1.6)),
    "birch": ("wood", (2.1, 2.15, 2.1)),
    "pale wood": ("wood", (1.65, 1.71, 1.8)),
    "oiled wood": ("timber", (1.02, 0.74, 0.5)),
    "walnut": ("timber", (0.56, 0.36, 0.25)),
    "stone": ("plaster", (1.24, 1.28, 1.26)),
}
# Papers that are dipped into a vat, where the dye runs in streaks and soaks into the edges.
DIPPED = {"midnight", "vat blue", "denim", "sky", "mist"}
# What hands have worn, and how much of that shows.
HANDLED = {"oiled wood": 1.0, "walnut": 1.0, "straw cover": 0.45}
# Linear colour, roughness, shine.
PLAIN = {
    "cotton": ((0.74, 0.62, 0.44), 1, 0),
    "orange thread": ((0.50, 0.21, 0.05), 1, 0),
    "red thread": ((0.27, 0.045, 0.04), 1, 0),
    "green thread": ((0.065, 0.11, 0.04), 1, 0),
    "blue thread": ((0.045, 0.07, 0.16), 1, 0),
    "red elastic": ((0.30, 0.055, 0.04), 1, 0),
    "banana thread": ((0.66, 0.47, 0.20), 1, 0),
    "straw bits": ((0.72, 0.55, 0.27), 1, 0),
    "graphite": ((0.022, 0.022, 0.025), 0.5, 0.15),
    "bamboo": ((0.55, 0.36, 0.15), 0.6, 0.2),
    "varnished red": ((0.36, 0.06, 0.03), 0.35, 0.4),
    "ferrule": ((0.55, 0.42, 0.22), 0.38, 0.9),
    "steel": ((0.42, 0.42, 0.43), 0.35, 0.9),
    "brass": ((0.62, 0.42, 0.14), 0.32, 0.95),
    "bristle": ((0.16, 0.09, 0.05), 0.9, 0.05),
    "clay": ((0.40, 0.155, 0.08), 1, 0),
    "glass": ((0.05, 0.06, 0.08), 0.15, 0.5),
    "cork": ((0.46, 0.27, 0.13), 1, 0),
    "ceramic": ((0.62, 0.58, 0.52), 0.4, 0.35),
    "enamel": ((0.74, 0.73, 0.70), 0.25, 0.3),
    "black enamel": ((0.015, 0.015, 0.017), 0.25, 0.3),
    "lacquer": ((0.012, 0.014, 0.03), 0.12, 0.4),
    "bone": ((0.56, 0.48, 0.34), 0.4, 0.2),
    "coffee": ((0.03, 0.012, 0.005), 0.15, 0.4),
    "white water": ((0.46, 0.44, 0.395), 0.03, 0.07),
    "yellow water": ((0.46, 0.29, 0.08), 0.03, 0.07),
    "red water": ((0.30, 0.10, 0.055), 0.03, 0.07),
    "blue water": ((0.075, 0.105, 0.17), 0.03, 0.07),
    "plum water": ((0.17, 0.06, 0.075), 0.03, 0.07),
    "tea": ((0.30, 0.085, 0.012), 0.06, 0.3),
    "oil": ((0.16, 0.075, 0.015), 0.05, 0.35),
    "black tea": ((0.026, 0.017, 0.012), 0.5, 0.1),
    "golden tip": ((0.20, 0.115, 0.045), 0.8, 0.1),
    "soil": ((0.040, 0.026, 0.017), 1, 0),
    "dry soil": ((0.085, 0.058, 0.038), 1, 0),
    "perlite": ((0.70, 0.68, 0.63), 1, 0),
    "carton": ((0.34, 0.255, 0.175), 1, 0),
    "painted wood": ((0.66, 0.64, 0.59), 1, 0),
    "green window": ((0.20, 0.26, 0.22), 1, 0),
    "teak window": ((0.20, 0.105, 0.05), 1, 0),
    "humus": ((0.020, 0.014, 0.010), 1, 0),
    "padding gum": ((0.030, 0.034, 0.042), 0.5, 0.08),
    "basil seed": ((0.020, 0.015, 0.013), 0.5, 0.08),
    "mustard seed": ((0.30, 0.135, 0.035), 0.55, 0.06),
    "portulaca seed": ((0.030, 0.022, 0.020), 0.5, 0.1),
    "almond": ((0.20, 0.085, 0.038), 1, 0),
    "stem": ((0.30, 0.30, 0.14), 1, 0),
    "young leaf": ((0.21, 0.30, 0.08), 1, 0),
    "leaf green": ((0.12, 0.20, 0.05), 1, 0),
    "dark leaf": ((0.075, 0.14, 0.045), 1, 0),
    "petal": ((0.62, 0.25, 0.03), 1, 0),
    "rose petal": ((0.36, 0.11, 0.13), 1, 0),
    "wax": ((0.12, 0.10, 0.075), 1, 0),
}
# Number of spots per millimetre in a plain material.
GRAIN = {
    "padding gum": 0.5,
    "carton": 1.6,
    "cotton": 0.7,
    "red thread": 0.7,
    "green thread": 0.7,
    "blue thread": 0.7,
    "orange thread": 0.7,
    "red elastic": 1.6,
    "clay": 0.9,
    "almond": 0.5,
    "cork": 0.6,
    "soil": 0.9,
    "young leaf": 0.25,
    "leaf green": 0.25,
    "rose petal": 0.3,
    "dark leaf": 0.25,
}
PAINTS = {
    "indigo": (0.015, 0.022, 0.085),
    "brick": (0.28, 0.06, 0.035),
    "turmeric": (0.62, 0.33, 0.04),
    "spinach": (0.035, 0.10, 0.03),
    "beetroot": (0.20, 0.02, 0.06),
    "lamp black": (0.012, 0.011, 0.010),
    "rice": (0.86, 0.83, 0.76),
    "madder": (0.21, 0.026, 0.02),
    "rose": (0.66, 0.20, 0.22),
}
_made = {}


def image(file, colour_space="sRGB"):
    loaded = bpy.data.images.load(file, check_existing=True)
    loaded.colorspace_settings.name = colour_space
    return loaded


class Shader:
    """A material's node tree, built node by node."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes = self.material.node_tree.nodes
        self.nodes.clear()
        self.output = self.nodes.new("ShaderNodeOutputMaterial")

    @classmethod
    def of(cls, material):
        """Returns the node tree of a finished material, to add nodes to it."""
        shader = cls.__new__(cls)
        shader.material, shader.nodes = material, material.node_tree.nodes
        shader.output = shader.nodes["Material Output"]
        return shader

    def add(self, kind, **inputs):
        node = self.nodes.new(f"ShaderNode{kind}")
        for name, value in inputs.items():
            self.set(node, name.replace("_", " "), value)
        return node

    def set(self, node, name, value):
        socket = node.inputs[int(name)] if name.isdigit() else node.inputs[name]
        if isinstance(value, bpy.types.NodeSocket):
            self.material.node_tree.links.new(value, socket)
        else:
            socket.default_value = value

    def texture(self, file, vector, colour_space="sRGB", projection="FLAT", extension="REPEAT"):
        node = self.add("TexImage", Vector=vector)
        node.image = image(file, colour_space)
        node.projection = projection
        node.projection_blend = 0.15
        node.extension = extension
        return node

    def multiply(self, first, second, factor=1.0):
        node = self.add("MixRGB")
        node.blend_type = "MULTIPLY"
        self.set(node, "Fac", factor)
        self.set(node, "Color1", first)
        self.set(node, "Color2", second)
        return node.outputs[0]

    def finish(self, surface):
        self.set(self.output, "Surface", surface.outputs[0])
        return self.material


def paper(
    name,
    art=None,
    art_scale=1.0,
    solid=False,
    unrolled=None,
    scale=1.0,
    bump=0.5,
    bleed=0.93,
    translucence=0.0,
    worn=None,
    dipped=None,
):
    """Returns handmade paper of a colour, with an artwork printed on it when `art` names one.

    `solid` is for boxes and boards, whose sides need a texture too. `unrolled` is the size of a bent sheet, whose
    texture follows its texture coordinates. `art_scale` below 1 leaves a margin. `translucence` is the part
    of the light that falls through. `worn` is the size of a cover whose edges and corners are rubbed,
    `dipped` the size of a sheet that was dyed in a vat.
    """
    key = ("paper", name, art, art_scale, solid, unrolled, scale, bump, bleed, translucence, worn, dipped)
    if key in _made:
        return _made[key]
    shader = Shader(f"{name} paper")
    tile, dye = DYES.get(name, (name, None))
    if name not in DIPPED:
        dipped = None
    if dipped:
        tile = "rag"
    size = (TILE.get(tile) or PAPER_TILE) * scale
    place = shader.add("TexCoord").outputs["UV" if unrolled else "Object"]
    if unrolled:
        place = shader.add("Mapping", Vector=place, Scale=(*unrolled, 1)).outputs[0]
    # Show a different part of the tile on each object.
    shift = shader.add("VectorMath")
    shift.operation = "MULTIPLY_ADD"
    shader.set(shift, "0", place)
    shift.inputs[1].default_value = (1 / size,) * 3
    if name not in TILE:
        noise = shader.add("TexWhiteNoise")
        noise.noise_dimensions = "1D"
        shader.set(noise, "W", shader.add("ObjectInfo").outputs["Random"])
        shader.set(shift, "2", noise.outputs["Color"])
    projection = "BOX" if solid else "FLAT"
    file = f"{FOLDERS['textures']}/{tile}"
    patches = None
    if unrolled and max(unrolled) > size:
        patches = spots(shader, shader.add("TexCoord"), 0.9 / size, 0, 1, (0.46, 0.54))

    def drawn(kind, colour_space="sRGB"):
        first = shader.texture(f"{file}-{kind}.png", shift.outputs[0], colour_space, projection).outputs[0]
        if not patches:
            return first
        # A large sheet would show the tile several times, so patches of it show another part, turned.
        turned = shader.add("Mapping", Vector=shift.outputs[0], Location=(0.37, 0.61, 0), Rotation=(0, 0, 1.9))
        second = shader.texture(f"{file}-{kind}.png", turned.outputs[0], colour_space).outputs[0]
        return shader.add("MixRGB", Fac=patches, Color1=first, Color2=second).outputs[0]

    colour = drawn("albedo")
    if dipped:
        # Fibres take up more or less dye than others, which shows most in the deepest shades.
        colour = shader.add("Gamma", Color=colour, Gamma=1 + 0.5 * (1 - dye[1]) ** 2).outputs[0]
    if dye:
        colour = shader.multiply(colour, (*dye, 1))
    if dipped:
        colour = shader.multiply(colour, depth_of_dye(shader, *dipped))
    if name in HANDLED:
        colour = shader.multiply(colour, wear(shader), HANDLED[name])
    if tile == "timber" and solid:
        # No two boards came from the same packing case.
        board = shader.add("ValToRGB", Fac=shader.add("ObjectInfo").outputs["Random"])
        for element, shade in zip(board.color_ramp.elements, ((0.62, 0.58, 0.56, 1), (1.35, 1.2, 1.0, 1))):
            element.color = shade
        colour = shader.multiply(colour, board.outputs["Color"])
    if art:
        colour = printed(shader, colour, art, art_scale, bleed)
    if worn:
        colour = rubbed(shader, colour, *worn)
    pressed = 0.4 if dipped else 1
    relief = shader.add("Bump", Strength=bump * pressed, Distance=0.35 * scale, Height=drawn("height", "Non-Color"))
    surface = shader.add("BsdfDiffuse", Color=colour, Roughness=0.4, Normal=relief.outputs[0])
    if translucence:
        surface = lit_from_behind(shader, surface, colour, translucence)
    _made[key] = shader.finish(surface)
    return _made[key]


def rubbed(shader, colour, width, depth):
    """Returns the colour of a cover that was carried around: paler at its edges and corners, darker where it was held."""
    place = shader.add("TexCoord")
    away = shader.add("VectorMath", **{"0": place.outputs["Object"]})
    away.operation = "ABSOLUTE"
    inwards = shader.add("VectorMath", **{"0": (width / 2, depth / 2, 0), "1": away.outputs[0]})
    inwards.operation = "SUBTRACT"
    parts = shader.add("SeparateXYZ", Vector=inwards.outputs[0])
    nearest = shader.add("Math", **{"0": parts.outputs["X"], "1": parts.outputs["Y"]})
    nearest.operation = "MINIMUM"
    farthest = shader.add("Math", **{"0": parts.outputs["X"], "1": parts.outputs["Y"]})
    farthest.operation = "MAXIMUM"
    amounts = []
    for distance, reach, strength in ((nearest, 1.3, 0.7), (farthest, 4.5, 1.0)):
        near = shader.add("MapRange", Value=distance.outputs[0])
        for end, value in zip(("From Min", "From Max", "To Min", "To Max"), (0, reach, strength, 0)):
            near.inputs[end].default_value = value
        amounts.append(near.outputs[0])
    # Corners are rubbed where both edges are near.
    edge = times(shader, amounts[0], spots(shader, place, 0.16, 0.1, 1.0))
    corner = times(shader, amounts[1], spots(shader, place, 0.5, 0.3, 0.9))
    most = shader.add("Math", **{"0": edge, "1": corner})
    most.operation = "MAXIMUM"
    amount = times(shader, times(shader, most.outputs[0], spots(shader, place, 1.4, 0.35, 1.0)), 0.55)
    # It was pushed over tables, and hands and light have changed its colour in patches.
    pushed = shader.add("Mapping", Vector=place.outputs["Object"], Scale=(0.05, 1.5, 1), Rotation=(0, 0, 0.6))
    where = spots(shader, place, 0.02, 0, 1, (0.48, 0.62))
    scuffs = times(shader, spots(shader, pushed, 0.8, 0, 0.14, (0.6, 0.74)), where)
    scuffed = shader.add("Math", **{"0": amount, "1": scuffs})
    scuffed.operation = "MAXIMUM"
    held = shader.multiply(colour, spots(shader, place, 0.014, 0.84, 1.05))
    return shader.add("MixRGB", Fac=scuffed.outputs[0], Color1=held, Color2=(0.60, 0.55, 0.46, 1)).outputs[0]


def table_top(name):
    """Returns a paper or a texture as a table top, with the marks of its use."""
    top = paper(name, bump=0.35)
    tile = DYES.get(name, (name,))[0]
    if tile not in {"wood", "linen"}:
        return top
    shader = Shader.of(top)
    surface = shader.output.inputs["Surface"].links[0].from_node
    place = shader.add("TexCoord").outputs["Object"]
    spread = shader.add("Mapping", Vector=place, Scale=(1 / WEAR_TILE,) * 3).outputs[0]
    folder = FOLDERS["textures"]
    if tile == "linen":
        creases = shader.texture(f"{folder}/linen-creases.png", spread, "Non-Color").outputs[0]
        weave = surface.inputs["Normal"].links[0].from_socket
        shader.set(surface, "Normal", shader.add("Bump", Distance=18, Height=creases, Normal=weave).outputs[0])
        return top
    marks = shader.texture(f"{folder}/wood-wear.png", spread, "Non-Color").outputs[0]
    # Half grey leaves the wood as it is.
    marks = shader.multiply(marks, (2, 2, 2, 1))
    shader.set(surface, "Color", shader.multiply(surface.inputs["Color"].links[0].from_socket, marks))
    varnish = shader.texture(f"{folder}/wood-varnish.png", spread, "Non-Color").outputs[0]
    relief = surface.inputs["Normal"].links[0].from_socket
    gleam = times(shader, shader.add("Fresnel", IOR=1.2, Normal=relief).outputs[0], varnish)
    gloss = shader.add("BsdfGlossy", Color=(1, 1, 1, 1), Roughness=0.42, Normal=relief)
    shader.finish(shader.add("MixShader", **{"0": gleam, "1": surface.outputs[0], "2": gloss.outputs[0]}))
    return top


def brushed_board(name):
    """Returns board from carton waste that was brushed with a colour; where `worn` is 1, the colour has cracked off."""
    if ("brushed", name) in _made:
        return _made["brushed", name]
    tile, dye = DYES.get(name, (name, (1, 1, 1)))
    shader = Shader(f"{name} board")
    place = shader.add("TexCoord")
    shift = shader.add("VectorMath", **{"0": place.outputs["UV"], "1": (1 / PAPER_TILE,) * 3})
    shift.operation = "MULTIPLY_ADD"
    shader.set(shift, "2", shader.add("ObjectInfo").outputs["Random"])
    files = [f"{FOLDERS['textures']}/{of}" for of in ("kraft", tile)]
    carton = shader.texture(f"{files[0]}-albedo.png", shift.outputs[0]).outputs[0]
    coat = shader.multiply(shader.texture(f"{files[1]}-albedo.png", shift.outputs[0]).outputs[0], (*dye, 1))
    stroke = shader.add("Mapping", Vector=place.outputs["UV"], Scale=(0.16, 0.7, 1), Rotation=(0, 0, 0.5))
    amount = times(shader, spots(shader, stroke, 0.5, 0.98, 1.0), spots(shader, stroke, 2.2, 0.985, 1.0))
    flat = shader.add("Mapping", Vector=place.outputs["UV"])
    coat = shader.multiply(coat, times(shader, spots(shader, flat, 0.03, 0.8, 1.0), spots(shader, stroke, 0.8, 0.93, 1.0)))
    worn = shader.add("Attribute")
    worn.attribute_name = "worn"
    cracked = times(shader, worn.outputs["Fac"], spots(shader, flat, 0.7, 0.25, 1.0))
    kept = shader.add("Math", **{"0": 1.0, "1": cracked})
    kept.operation = "SUBTRACT"
    colour = shader.add("MixRGB", Fac=times(shader, amount, kept.outputs[0]), Color1=carton, Color2=coat)
    height = shader.texture(f"{files[0]}-height.png", shift.outputs[0], "Non-Color").outputs[0]
    relief = shader.add("Bump", Strength=0.6, Distance=0.4, Height=height)
    body = shader.add("BsdfDiffuse", Color=colour.outputs[0], Roughness=0.4, Normal=relief.outputs[0])
    _made["brushed", name] = shader.finish(body)
    return _made["brushed", name]


def lit_from_behind(shader, surface, colour, translucence):
    """Returns the surface of a thin sheet that lets this part of the light through, tinted by its fibres."""
    through = shader.add("BsdfTranslucent", Color=shader.multiply(colour, colour, 0.5))
    mix = shader.add("MixShader", **{"0": translucence, "1": surface.outputs[0], "2": through.outputs[0]})
    # The sheet has two faces. Light that has passed one must not be stopped by the other.
    inside = shader.add("NewGeometry").outputs["Backfacing"]
    nothing = shader.add("BsdfTransparent")
    return shader.add("MixShader", **{"0": inside, "1": mix.outputs[0], "2": nothing.outputs[0]})


def stained_cloth(colours):
    """Returns the washed cotton of a rag on which brushes with these natural colours were wiped."""
    shader = Shader("stained cloth")
    place = shader.add("TexCoord")
    tiled = shader.add("Mapping", Vector=place.outputs["UV"], Scale=(1 / 130,) * 3).outputs[0]
    threads = shader.texture(f"{FOLDERS['textures']}/linen-albedo.png", tiled).outputs[0]
    colour = shader.multiply((1.3, 1.2, 1.06, 1), threads)
    for index, name in enumerate(colours):
        where = shader.add("Mapping", Vector=place.outputs["UV"], Location=(31.7 * index, 12.9 * index, 0))
        wiped = spots(shader, where, 0.03, 0, 0.95, (0.54, 0.66))
        amount = times(shader, wiped, spots(shader, where, 0.3, 0.3, 1))
        colour = shader.add("MixRGB", Fac=amount, Color1=colour, Color2=(*PAINTS[name], 1)).outputs[0]
    weave = shader.texture(f"{FOLDERS['textures']}/linen-height.png", tiled, "Non-Color").outputs[0]
    relief = shader.add("Bump", Strength=0.7, Distance=0.35, Height=weave)
    return shader.finish(shader.add("BsdfDiffuse", Color=colour, Roughness=0.8, Normal=relief.outputs[0]))


def woodwork(name, grain):
    """Returns the wood of a window whose grain runs along "X" or "Z".

    Paint is thin on edges, cracks along the grain and is grey from dust in the corners; teak has no paint.
    """
    shader = Shader(f"{name} along {grain}")
    place = shader.add("VectorMath", **{"0": shader.add("TexCoord").outputs["Object"]})
    shader.set(place, "1", shader.add("ObjectInfo").outputs["Location"])
    stretch = (0.03, 1, 1) if grain == "X" else (1, 1, 0.03)
    fibres = shader.add("Mapping", Vector=place.outputs[0], Scale=stretch)
    streaks = times(shader, spots(shader, fibres, 0.5, 0.86, 1.0), spots(shader, fibres, 2.5, 0.92, 1.0))
    bare = shader.multiply((0.25, 0.17, 0.10, 1), spots(shader, fibres, 1.2, 0.6, 1.15))
    colour = shader.multiply((*PLAIN[name][0], 1), times(shader, streaks, spots(shader, place, 0.012, 0.88, 1.0)))
    if name != "teak window":
        edge = shader.add("AmbientOcclusion", Distance=2.2)
        edge.inside, edge.samples = True, 4
        open_edge = shader.add("MapRange", Value=edge.outputs["AO"])
        for end, value in zip(("From Min", "From Max", "To Min", "To Max"), (0.35, 0.62, 1, 0)):
            open_edge.inputs[end].default_value = value
        rubbed_off = times(shader, open_edge.outputs[0], spots(shader, fibres, 0.3, 0.0, 1.0, (0.48, 0.56)))
        flaked = times(shader, spots(shader, fibres, 0.16, 0, 1, (0.63, 0.65)), spots(shader, place, 0.09, 0, 1, (0.5, 0.6)))
        lost = shader.add("Math", **{"0": rubbed_off, "1": flaked})
        lost.operation = "MAXIMUM"
        colour = shader.add("MixRGB", Fac=lost.outputs[0], Color1=colour, Color2=bare).outputs[0]
    corner = shader.add("AmbientOcclusion", Distance=7)
    corner.samples = 4
    dusty = shader.add("MapRange", Value=corner.outputs["AO"])
    for end, value in zip(("From Min", "From Max", "To Min", "To Max"), (0.35, 0.85, 0.55, 1)):
        dusty.inputs[end].default_value = value
    grimy = times(shader, dusty.outputs[0], spots(shader, place, 0.11, 0.86, 1.0))
    relief = shader.add("Bump", Strength=0.6, Distance=0.4, Height=spots(shader, fibres, 1.6, 0, 1))
    colour = shader.multiply(colour, grimy)
    return shader.finish(shader.add("BsdfDiffuse", Color=colour, Roughness=0.5, Normal=relief.outputs[0]))


def sheer_cotton():
    """Returns thin white cotton, through whose weave one sees what is behind it."""
    shader = Shader("sheer cotton")
    front = shader.add("BsdfDiffuse", Color=(0.66, 0.63, 0.57, 1))
    through = shader.add("BsdfTranslucent", Color=(0.80, 0.77, 0.70, 1))
    cloth = shader.add("MixShader", **{"0": 0.6, "1": front.outputs[0], "2": through.outputs[0]})
    # Where a fold turns away from the camera, one looks through more threads.
    dense = shader.add("MapRange", Value=shader.add("LayerWeight", Blend=0.5).outputs["Facing"])
    dense.inputs["To Min"].default_value, dense.inputs["To Max"].default_value = 0.66, 0.97
    clear = shader.add("BsdfTransparent")
    return shader.finish(
        shader.add("MixShader", **{"0": dense.outputs[0], "1": clear.outputs[0], "2": cloth.outputs[0]})
    )


def woven(name):
    """Returns a ribbon or elastic of a plain colour: threads run along and across it, and none is dyed alike."""
    shader = Shader(f"woven {name}")
    place = shader.add("TexCoord").outputs["UV"]
    threads = shader.add("Mapping", Vector=place, Scale=(1 / 80,) * 3).outputs[0]
    file = f"{FOLDERS['textures']}/linen"
    dyed = shader.texture(f"{file}-albedo.png", threads).outputs[0]
    height = shader.texture(f"{file}-height.png", threads, "Non-Color").outputs[0]
    faded = spots(shader, shader.add("Mapping", Vector=place), 0.05, 1.3, 1.9)
    colour = shader.multiply(shader.multiply((*PLAIN[name][0], 1), dyed), faded)
    relief = shader.add("Bump", Strength=0.9, Distance=0.3, Height=height)
    return shader.finish(shader.add("BsdfDiffuse", Color=colour, Roughness=0.7, Normal=relief.outputs[0]))


def depth_of_dye(shader, width, depth):
    """Returns how much light the dye on a dipped sheet of this size lets through.

    The sheet hung in the vat: dye ran down in streaks, and left a dark line where it stood for a while.
    """
    random = shader.add("ObjectInfo").outputs["Random"]
    spread = shader.add("Mapping", Vector=shader.add("TexCoord").outputs["UV"], Scale=(width, depth, 1)).outputs[0]
    place = shader.add("VectorMath", **{"0": random, "1": (9000,) * 3, "2": spread})
    place.operation = "MULTIPLY_ADD"
    edge = shader.add("VectorMath", **{"0": spread, "1": (-width / 2, -depth / 2, 0)})
    centred = shader.add("VectorMath", **{"0": edge.outputs[0]})
    centred.operation = "ABSOLUTE"
    inwards = shader.add("VectorMath", **{"0": (width / 2, depth / 2, 0), "1": centred.outputs[0]})
    inwards.operation = "SUBTRACT"
    sides = shader.add("SeparateXYZ", Vector=inwards.outputs[0])
    nearest = shader.add("Math", **{"0": sides.outputs["X"], "1": sides.outputs["Y"]})
    nearest.operation = "MINIMUM"
    # Torn edges drink more dye than the pressed surface, to an uneven depth.
    wavering = shader.add("Math", **{"0": nearest.outputs[0], "1": spots(shader, place, 0.16, -2.5, 2.5)})
    soaked = ramp(shader, wavering.outputs[0], 5, [(0, 0.8), (0.35, 0.86), (0.5, 0.97), (1, 1)])
    stood = shader.add("Math", **{"0": shader.add("SeparateXYZ", Vector=spread).outputs["Y"], "1": spots(shader, place, 0.03, -14, 14)})
    line = shader.add("Math", **{"0": stood.outputs[0], "1": spots(shader, place, 0.5, -0.7, 0.7)})
    tides = [(0, 1), (0.165, 0.97), (0.17, 0.86), (0.176, 1), (0.61, 0.985), (0.64, 0.95), (0.644, 0.9), (0.65, 1.0), (1, 0.94)]
    shade = times(shader, soaked, ramp(shader, line.outputs[0], depth, tides))
    for across, along, low in ((0.05, 0.004, 0.88), (0.35, 0.012, 0.95)):
        streaks = shader.add("Mapping", Vector=place.outputs[0], Scale=(across, along, 1))
        shade = times(shader, shade, spots(shader, streaks, 1, low, 1.0))
    return shade


def ramp(shader, value, end, stops):
    """Returns shades of grey between `stops` (share of the way to `end`, shade)."""
    share = shader.add("Math", **{"0": value, "1": end})
    share.operation = "DIVIDE"
    node = shader.add("ValToRGB", Fac=share.outputs[0])
    elements = node.color_ramp.elements
    elements.remove(elements[1])
    for index, (at, shade) in enumerate(stops):
        element = elements[0] if index == 0 else elements.new(at)
        element.position, element.color = at, (shade,) * 3 + (1,)
    return node.outputs["Color"]


def wear(shader):
    """Returns how much light a used surface reflects: it has stains, scuffs, and small dents in which dirt settles."""
    place = shader.add("VectorMath", **{"0": shader.add("TexCoord").outputs["Object"]})
    shader.set(place, "1", shader.add("ObjectInfo").outputs["Location"])
    stained = times(shader, spots(shader, place, 0.018, 0.72, 1.0), spots(shader, place, 0.09, 0.86, 1.0))
    dented = spots(shader, place, 0.16, 1.0, 0.45, (0.66, 0.72))
    return times(shader, stained, dented)


def pressed_leaf(name):
    """Returns a dry leaf, slightly waxy, through which some light falls. It is transparent around the leaf."""
    shader = Shader(f"pressed {name}")
    place = shader.add("TexCoord").outputs["UV"]
    file = f"{FOLDERS['textures']}/pressed-{name}"
    drawn = shader.texture(f"{file}.png", place, extension="CLIP")
    height = shader.texture(f"{file}-height.png", place, "Non-Color", extension="EXTEND").outputs[0]
    relief = shader.add("Bump", Strength=0.7, Distance=0.4, Height=height).outputs[0]
    colour = drawn.outputs["Color"]
    body = shader.add("BsdfDiffuse", Color=colour, Roughness=0.5, Normal=relief)
    gloss = shader.add("BsdfGlossy", Color=(1, 1, 1, 1), Roughness=0.5, Normal=relief)
    waxy = shader.add("MixShader", **{"0": 0.035, "1": body.outputs[0], "2": gloss.outputs[0]})
    nothing = shader.add("BsdfTransparent")
    cut = shader.add(
        "MixShader", **{"0": drawn.outputs["Alpha"], "1": nothing.outputs[0], "2": waxy.outputs[0]}
    )
    return shader.finish(cut)


def way_of(art):
    """Returns how an artwork is applied to paper: block, brush, opaque (thick paint) or press."""
    if art in {"block-rain", "block-cloud"}:
        return "block"
    if art.split("-")[0] in {"dance", "harvest"}:
        return "opaque"
    return "brush" if art.split("-")[0] in PAINTED else "press"


PAINTED = {"fish", "peacock", "deer", "tree", "lotus", "elephant", "sun", "birds"}
# How far an edge strays, in parts of the sheet; how dense the thinnest colour is; whether spots stay bare.
WAYS = {
    "block": (0.0026, 0.80, True),
    "brush": (0.0016, 0.99, False),
    "opaque": (0.0016, 0.84, False),
    "press": (0.0, 0.96, False),
}


def printed(shader, colour, art, scale, bleed):
    """Applies an artwork to the colour of the paper, as unevenly as by hand.

    Ink and thin colour are transparent, so they multiply with the paper; thick paint covers it.
    """
    stray, thinnest, bare = WAYS[way_of(art)]
    place = shader.add("TexCoord")
    fit = shader.add("Mapping", Vector=place.outputs["UV"])
    across, down = scale if isinstance(scale, tuple) else (scale, scale)
    fit.inputs["Scale"].default_value = (1 / across, 1 / down, 1)
    fit.inputs["Location"].default_value = (0.5 - 0.5 / across, 0.5 - 0.5 / down, 0)
    vector = fit.outputs[0]
    if stray:
        wobble = shader.add("TexNoise", Vector=place.outputs["Object"], Scale=0.28, Detail=4.0)
        bent = shader.add("VectorMath")
        bent.operation = "MULTIPLY_ADD"
        shader.set(bent, "0", wobble.outputs["Color"])
        bent.inputs[1].default_value = (stray * 2,) * 3
        shader.set(bent, "2", vector)
        vector = bent.outputs[0]
    ink = shader.texture(f"{FOLDERS['artworks']}/{art}.png", vector, extension="CLIP")
    amount = times(shader, ink.outputs["Alpha"], bleed)
    if way_of(art) in {"brush", "opaque"}:
        # A brush leaves streaks, and paint skips the deepest hollows of the paper.
        for turn in (0.5, 1.9):
            stroke = shader.add("Mapping", Vector=place.outputs["Object"])
            stroke.inputs["Rotation"].default_value = (0, 0, turn)
            stroke.inputs["Scale"].default_value = (0.07, 1.0, 1)
            amount = times(shader, amount, spots(shader, stroke, 0.9, thinnest, 1.04))
        amount = times(shader, amount, spots(shader, place, 2.2, thinnest, 1.0, (0.3, 0.45)))
    elif bare:
        amount = times(shader, amount, spots(shader, place, 0.06, thinnest, 1.2))
        amount = times(shader, amount, spots(shader, place, 0.45, thinnest, 1.2))
    if bare:
        amount = times(shader, amount, spots(shader, place, 1.1, 1.0, 0.35, (0.6, 0.68)))
    if way_of(art) == "opaque":
        return shader.add("MixRGB", Fac=amount, Color1=colour, Color2=ink.outputs["Color"]).outputs[0]
    return shader.multiply(colour, ink.outputs["Color"], amount)


def times(shader, first, second):
    node = shader.add("Math")
    node.operation, node.use_clamp = "MULTIPLY", True
    shader.set(node, "0", first)
    shader.set(node, "1", second)
    return node.outputs[0]


def spots(shader, place, scale, low, high, between=(0.3, 0.7)):
    """Returns values from `low` to `high` in cloudy spots, `scale` of them per millimetre."""
    where = place.outputs["Vector" if "Vector" in place.outputs else "Object"]
    noise = shader.add("TexNoise", Vector=where, Scale=scale, Detail=3.0)
    shade = shader.add("MapRange", Value=noise.outputs["Fac"])
    for end, value in zip(("From Min", "From Max", "To Min", "To Max"), (*between, low, high)):
        shade.inputs[end].default_value = value
    return shade.outputs[0]


def plain(name):
    colour, rough, shine = PLAIN[name]
    return surface_of(name, colour, rough, shine)


def paint(name, dry=False):
    """Returns natural colour."""
    if dry:
        return surface_of(f"dry {name} paint", PAINTS[name], 1, 0)
    return surface_of(f"{name} paint", PAINTS[name], 0.34, 0.14)


def rolled_newsprint():
    """Returns the cut through a roll of newspaper that points up: pale paper with thin rings where it was printed."""
    shader = Shader("rolled newsprint")
    place = shader.add("TexCoord")
    rings = shader.add("Mapping", Vector=place.outputs["Object"], Scale=(0.09, 0.09, 1.3))
    colour = shader.multiply((0.66, 0.55, 0.40, 1), spots(shader, rings, 1, 0.78, 1.0, (0.3, 0.5)))
    colour = shader.multiply(colour, spots(shader, place, 0.7, 0.86, 1.0))
    return shader.finish(shader.add("BsdfDiffuse", Color=colour))


def bottle_glass():
    """Returns clear glass that lets the light through without caustics."""
    shader = Shader("bottle glass")
    glass = shader.add("BsdfGlass", Color=(0.975, 0.995, 0.985, 1), Roughness=0.0, IOR=1.48)
    clear = shader.add("BsdfTransparent", Color=(0.9, 0.94, 0.92, 1))
    mix = shader.add("MixShader", **{"0": shader.add("LightPath").outputs["Is Shadow Ray"]})
    shader.set(mix, "1", glass.outputs[0])
    shader.set(mix, "2", clear.outputs[0])
    return shader.finish(mix)


def flame_of(height):
    """Returns a flame that is dark and blue at its foot, pale in the middle and orange towards its edge."""
    shader = Shader("flame")
    up = shader.add("SeparateXYZ", Vector=shader.add("TexCoord").outputs["Object"]).outputs["Z"]
    rise = shader.add("MapRange", Value=up)
    rise.inputs["From Max"].default_value = height * 0.4
    edge = shader.add("LayerWeight", Blend=0.4).outputs["Facing"]
    colour = shader.add("MixRGB", Fac=edge, Color1=(1, 0.66, 0.28, 1), Color2=(1, 0.30, 0.04, 1))
    glow = shader.add("Emission", Color=colour.outputs[0], Strength=9)
    clear = shader.add("BsdfTransparent")
    solid = shader.add("Math", **{"0": 1.0, "1": edge})
    solid.operation = "SUBTRACT"
    dense = times(shader, times(shader, solid.outputs[0], 1.6), rise.outputs[0])
    return shader.finish(shader.add("MixShader", **{"0": dense, "1": clear.outputs[0], "2": glow.outputs[0]}))


# How glass filled with a liquid colours light, what the liquid scatters, and the shadow that it casts.
LIQUIDS = {
    "tea": ((0.97, 0.56, 0.17), (0.62, 0.24, 0.04), (0.92, 0.70, 0.42)),
    "paint water": ((0.72, 0.86, 0.90), (0.16, 0.30, 0.36), (0.80, 0.88, 0.90)),
}


def filled_glass(liquid, bottom, level):
    """Returns clear glass that is filled with a liquid between two heights."""
    seen, scattered, shadow = LIQUIDS[liquid]
    shader = Shader(f"glass of {liquid}")
    height = shader.add("SeparateXYZ", Vector=shader.add("TexCoord").outputs["Object"]).outputs["Z"]
    above, below = (shader.add("Math", **{"0": height, "1": limit}) for limit in (bottom, level + 0.6))
    above.operation, below.operation = "GREATER_THAN", "LESS_THAN"
    filled = times(shader, above.outputs[0], below.outputs[0])
    colour = shader.add("MixRGB", Fac=filled, Color1=(0.93, 0.97, 0.95, 1), Color2=(*seen, 1)).outputs[0]
    glass = shader.add("BsdfGlass", Color=colour, Roughness=0.0, IOR=1.4)
    # It scatters a little of the light that falls through it.
    glow = shader.add("BsdfDiffuse", Color=(*scattered, 1))
    body = shader.add("MixShader", **{"0": times(shader, filled, 0.3), "1": glass.outputs[0], "2": glow.outputs[0]})
    cast = shader.add("MixRGB", Fac=filled, Color1=(0.93, 0.97, 0.95, 1), Color2=(*shadow, 1))
    clear = shader.add("BsdfTransparent", Color=cast.outputs[0])
    mix = shader.add("MixShader", **{"0": shader.add("LightPath").outputs["Is Shadow Ray"]})
    shader.set(mix, "1", body.outputs[0])
    shader.set(mix, "2", clear.outputs[0])
    return shader.finish(mix)


def ink(name):
    """Returns ink in a bottle: dark, and paler where one looks through little of it."""
    shader = Shader(f"{name} ink")
    deep = PAINTS[name]
    thin = shader.add("LayerWeight", Blend=0.12)
    colour = shader.add("MixRGB", Fac=thin.outputs["Facing"], Color1=(*(c * 0.75 for c in deep), 1))
    shader.set(colour, "Color2", (*(c * 1.4 for c in deep), 1))
    body = shader.add("BsdfDiffuse", Color=colour.outputs[0])
    mix = shader.add("MixShader", **{"0": shader.add("Fresnel", IOR=1.33).outputs[0]})
    shader.set(mix, "1", body.outputs[0])
    shader.set(mix, "2", shader.add("BsdfGlossy", Roughness=0.02).outputs[0])
    return shader.finish(mix)


def surface_of(name, colour, rough, shine):
    if name in _made:
        return _made[name]
    shader = Shader(name)
    body = shader.add("BsdfDiffuse", Color=(*colour, 1), Roughness=0.3)
    if name in GRAIN:
        shade = spots(shader, shader.add("TexCoord"), GRAIN[name], 0.84 if name == "clay" else 0.68, 1.14)
        shader.set(body, "Color", shader.multiply((*colour, 1), shade))
    if name == "clay":
        # Lime from the water blooms on fired clay, on every pot in another place.
        place = shader.add("VectorMath", **{"0": shader.add("TexCoord").outputs["Object"]})
        shader.set(place, "1", shader.add("ObjectInfo").outputs["Location"])
        cloud = spots(shader, place, 0.035, 0, 1, (0.42, 0.66))
        bloom = times(shader, cloud, spots(shader, place, 0.5, 0.2, 0.5))
        chalky = shader.add("MixRGB", Fac=bloom, Color1=body.inputs["Color"].links[0].from_socket)
        shader.set(chalky, "Color2", (0.55, 0.36, 0.26, 1))
        shader.set(body, "Color", chalky.outputs[0])
    if name == "petal":
        # No two petals are equally ripe, and they dry from their edges.
        ripe = shader.add("MixRGB", Fac=shader.add("ObjectInfo").outputs["Random"])
        shader.set(ripe, "Color1", (0.50, 0.135, 0.012, 1))
        shader.set(ripe, "Color2", (0.70, 0.37, 0.06, 1))
        shade = spots(shader, shader.add("TexCoord"), 0.22, 0.55, 1.12)
        shader.set(body, "Color", shader.multiply(ripe.outputs[0], shade))
    if name in {"young leaf", "leaf green", "dark leaf"}:
        through = shader.add("BsdfTranslucent", Color=(colour[0] * 1.5, colour[1] * 1.5, colour[2], 1))
        mix = shader.add("MixShader")
        mix.inputs[0].default_value = 0.35
        shader.set(mix, "1", body.outputs[0])
        shader.set(mix, "2", through.outputs[0])
        body = mix
    if shine:
        gloss = shader.add(
            "BsdfGlossy", Color=(*colour, 1) if shine > 0.8 else (0.9, 0.9, 0.9, 1), Roughness=rough
        )
        mix = shader.add("MixShader")
        if shine > 0.8:
            mix.inputs[0].default_value = shine
        else:
            fresnel = shader.add("Fresnel", IOR=1.15 + shine)
            shader.set(mix, "0", fresnel.outputs[0])
        shader.set(mix, "1", body.outputs[0])
        shader.set(mix, "2", gloss.outputs[0])
        body = mix
    _made[name] = shader.finish(body)
    return _made[name]


def material(name, **options):
    """Returns a paper, table top, paint or plain material by its name in products.json."""
    if name in PAPERS or name in DYES or name in TILE:
        return paper(name, **options)
    if name in PLAIN:
        return plain(name)
    raise KeyError(f"no material is called {name}")
