"""Renders one product picture.

Usage: blender -b --factory-startup -P render_picture.py -- PRODUCT SHOT OUT [--pixels N] [--samples N] [--cache FOLDER]

If the picture shows blank cards, their sizes, corners and mask are written next to OUT (`.json`, `.mask.png`).
"""

import argparse
import json
import sys
import tempfile
import zlib
from pathlib import Path

import bpy
import numpy as np

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

import blank_cards  # noqa: E402
import books  # noqa: E402
import boxes  # noqa: E402
import cords  # noqa: E402
import heaps  # noqa: E402
import materials  # noqa: E402
import offcuts  # noqa: E402
import paintbox  # noqa: E402
import paper_goods  # noqa: E402
import paper_houses  # noqa: E402
import parcels  # noqa: E402
import plants  # noqa: E402
import sheets  # noqa: E402
import studio  # noqa: E402
import tools  # noqa: E402
import vessels  # noqa: E402
from denoise import denoise  # noqa: E402
from develop import develop  # noqa: E402

PARTS = {
    "sheet": sheets.sheet,
    "stack": sheets.stack,
    "book": books.book,
    "open book": books.open_book,
    "desk calendar": books.desk_calendar,
    "open wire book": books.open_wire_book,
    "box": boxes.box,
    "crumpled lining": boxes.crumpled_lining,
    "envelope": boxes.envelope,
    "parcel": parcels.parcel,
    "opened ream": parcels.opened_ream,
    "pot": vessels.pot,
    "pot lid": vessels.pot_lid,
    "diya": vessels.diya,
    "clay pot": vessels.clay_pot,
    "crumbs": plants.crumbs,
    "ink bottle": vessels.ink_bottle,
    "cork": vessels.cork,
    "cup": vessels.mug,
    "tea glass": vessels.tea_glass,
    "drum": vessels.drum,
    "drum lid": vessels.drum_lid,
    "scoop": vessels.scoop,
    "leaf tea": plants.leaf_tea,
    "almonds": plants.almonds,
    "pencil": tools.pencil,
    "shavings": tools.shavings,
    "brush": tools.brush,
    "round brush": tools.round_brush,
    "bone folder": tools.bone_folder,
    "paintbox": paintbox.paintbox,
    "nib pen": tools.nib_pen,
    "blotter": tools.blotter,
    "stick": tools.stick,
    "rag": tools.rag,
    "drying line": tools.drying_line,
    "kalam": tools.kalam,
    "card": paper_goods.card,
    "gummed block": paper_goods.gummed_block,
    "tag": paper_goods.tag,
    "heap of tags": heaps.heap_of_tags,
    "bookmark": paper_goods.bookmark,
    "packet": paper_goods.packet,
    "leaflet": paper_goods.leaflet,
    "marker": paper_goods.marker,
    "casement": studio.casement,
    "pressed leaf": lambda rng, leaf: [paper_goods.pressed(rng, leaf, (48, 164), (0, 0, 0.5))],
    "petals": paper_goods.petal_scatter,
    "house": paper_houses.house,
    "house walls": paper_houses.house_walls,
    "house roof": paper_houses.house_roof,
    "roll": paper_goods.roll,
    "roll band": paper_goods.roll_band,
    "offcuts": offcuts.offcuts,
    "cut-out": offcuts.cut_out,
    "lid": boxes.covered_lid,
    "slab": lambda rng, size, of: boxes.slab(size, (0, 0, size[2] / 2), of),
    "band": lambda rng, size, across, of, offset=0, **printed: cords.wrap(*size, across, offset, of, **printed),
    "tie": lambda rng, size, of="cotton", bow=30, rise=0: cords.tie(rng, *size, of, size=bow, rise=rise),
    "bow": lambda rng, size=30, of="cotton": cords.bow(rng, size, of),
}


MASK_SAMPLES = 64


def random_for(name):
    return np.random.default_rng(zlib.crc32(name.encode()))


def build(part, rng):
    options = {
        key: value
        for key, value in part.items()
        if key not in {"part", "at", "turn", "tilt", "beside", "blank"}
    }
    things = PARTS[part["part"]](rng, **options)
    x, y, z = [*part.get("at", [0, 0]), 0][:3]
    lean_x, lean_y = part.get("tilt", [0, 0])
    return boxes.move(things, (x, y, z + 0.15), (lean_x, lean_y, part.get("turn", 0)))


def set_up_render(pixels, samples, folder):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.05
    scene.cycles.adaptive_min_samples = 12
    scene.cycles.use_denoising = False
    # Light passes four walls of a bottle in front of another, and is scattered behind them.
    scene.cycles.max_bounces = 14
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 4
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 4
    scene.render.resolution_x = scene.render.resolution_y = pixels
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    scene.view_settings.exposure = 0.36
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = (
        layer.use_pass_normal
    ) = layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    files.format.exr_codec = "NONE"
    files.file_slots.clear()
    for name in ("Image", "DiffDir", "DiffInd", "DiffCol", "Normal", "Depth"):
        files.file_slots.new(name)
        tree.links.new(layers.outputs[name], files.inputs[name])


def read_pass(folder, name, pixels):
    loaded = bpy.data.images.load(f"{folder}/{name}0001.exr")
    loaded.colorspace_settings.name = "Non-Color" if name in {"Normal", "Depth"} else "Linear"
    values = np.empty(pixels * pixels * 4, np.float32)
    loaded.pixels.foreach_get(values)
    return values.reshape(pixels, pixels, 4)[..., :3]


def save(picture, pixels, out):
    """Writes a PNG through the camera's film response."""
    result = bpy.data.images.new("result", pixels, pixels, float_buffer=True)
    rgba = np.ones((pixels, pixels, 4), np.float32)
    rgba[..., :3] = picture
    result.pixels.foreach_set(rgba.ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_depth, settings.color_mode = "PNG", "8", "RGB"
    result.save_render(out, scene=bpy.context.scene)


def point_camera(rng, shot, things):
    if "close_up" in shot:
        detail = shot["close_up"]
        studio.close_up(detail["at"], detail["width"], studio.seen_from(rng, shot.get("angle", "macro")))
    else:
        angle = studio.seen_from(rng, shot.get("angle", "hero"))
        studio.frame(things, angle, shot.get("fill", 0.92), shot.get("aperture", 16))


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("product")
    arguments.add_argument("shot")
    arguments.add_argument("out")
    arguments.add_argument("--pixels", type=int, default=1280)
    arguments.add_argument("--samples", type=int, default=16)
    arguments.add_argument("--cache", required=True)
    options = arguments.parse_args(sys.argv[sys.argv.index("--") + 1 :])

    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.FOLDERS.update(textures=f"{options.cache}/textures", artworks=f"{options.cache}/artworks")
    scenes = json.loads((HERE / "../scenes.json").read_text())
    product = scenes[options.product]
    shot = product[options.shot]
    rng = random_for(options.product)
    # A macro is a close-up of the same objects as in the hero.
    parts = shot.get("parts") or product[shot.get("same_as", "hero")]["parts"]
    things, framed, cards = [], [], []
    for part in parts:
        # All pictures of a product show the same window.
        own = part["part"] == "casement"
        built = build(part, random_for(f"{options.product} window") if own else rng)
        things += built
        if not part.get("beside"):
            framed += built
        if part.get("blank"):
            cards.append((built[0], part["size"]))
    hand = random_for(f"{options.product} {options.shot}")
    studio.add_table(hand, shot.get("table") or product.get("table", "plaster"))
    point_camera(hand, shot, framed)
    if "wall" in shot:
        studio.add_wall(hand, **shot["wall"])
    studio.add_window(hand, studio.size_of(framed), shot.get("dusk", False), "wall" in shot)
    with tempfile.TemporaryDirectory() as folder:
        # At dusk there are many lamps, and each sample looks at one of them. Glass is as grainy.
        grainy = shot.get("dusk") or shot.get("glass")
        set_up_render(options.pixels, options.samples * (3 if grainy else 1), folder)
        bpy.ops.render.render()
        image, direct, indirect, colour, normal, depth = (
            read_pass(folder, name, options.pixels)
            for name in ("Image", "DiffDir", "DiffInd", "DiffCol", "Normal", "Depth")
        )
    blur = studio.lens_blur(depth[..., 0], options.pixels)
    save(denoise(image, direct + indirect, colour, normal, blur), options.pixels, options.out)
    if not shot.get("dusk"):
        develop(options.out)
    if cards:
        out = Path(options.out)
        described = [blank_cards.describe_card(*card) for card in cards]
        out.with_suffix(".json").write_text(json.dumps(described, indent=2) + "\n")
        mask = out.with_suffix(".mask.png")
        blank_cards.render_mask([card for card, _ in cards], MASK_SAMPLES, str(mask))


main()
