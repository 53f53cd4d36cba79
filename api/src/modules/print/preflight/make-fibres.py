"""Draws fibres.webp, a grey tile of the product pictures' cream paper, in this folder. Needs OpenCV."""

import sys

import cv2
import numpy as np

sys.path.insert(0, "../../../../../shared/tooling/product-pictures/textures")
import draw_textures as textures  # noqa: E402

# The tile is smaller than for the product pictures: 77 mm at about 170 DPI.
PARTS = 3
textures.SIDE //= PARTS
colour, mottle, inclusions = textures.PAPERS["cream"]
fewer = [
    (*look, count // PARTS**2, *size)
    for (*look, count), size in ((i[:4], i[4:]) for i in inclusions)
]
textures.PAPERS["cream"] = (colour, mottle, fewer)
textures.draw_paper("/tmp", "cream", 0)
grey = cv2.imread("/tmp/cream-albedo.png", cv2.IMREAD_GRAYSCALE).astype(np.float32)
tile = cv2.resize(grey, (512, 512), interpolation=cv2.INTER_AREA)
# Make most of the tile white, because multiplying by white leaves a colour unchanged.
tile += 255 - np.percentile(tile, 75)
cv2.imwrite("fibres.webp", np.clip(tile, 0, 255).astype(np.uint8), [cv2.IMWRITE_WEBP_QUALITY, 80])
