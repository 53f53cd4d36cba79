"""Removes render noise without touching the paper: filters the light, then multiplies the paper's colour back.

Only what is out of focus is smoothed afterwards as well.
"""

import cv2
import numpy as np

LEVELS = 4
# Neighbouring pixels are ignored if their surface angle or light differs by much more than this.
NORMAL_SIGMA = 0.16
LIGHT_SIGMA = 0.36
RAW = 0.22
GRAIN = 0.022


def shifted(picture, dy, dx):
    return cv2.warpAffine(
        picture,
        np.float32([[1, 0, -dx], [0, 1, -dy]]),
        picture.shape[1::-1],
        flags=cv2.INTER_NEAREST,
        borderMode=cv2.BORDER_REPLICATE,
    )


def smooth_light(light, normal, albedo):
    """Applies an edge-avoiding wavelet filter to the light that falls on a surface."""
    weights = {0: 0.5, 1: 0.25}
    result = np.log1p(np.maximum(light, 0) * 4).astype(np.float32)
    tone = cv2.GaussianBlur(albedo.mean(2), (0, 0), 0.8)
    for level in range(LEVELS):
        step, sigma = 2**level, LIGHT_SIGMA * 0.5**level
        guide = cv2.GaussianBlur(result.mean(2), (0, 0), 1.0 + level * 0.5)
        total, weight_sum = np.zeros_like(result), np.zeros(result.shape[:2], np.float32)
        for dy in range(-1, 2):
            for dx in range(-1, 2):
                far = weights[abs(dy)] * weights[abs(dx)]
                turn = ((shifted(normal, dy * step, dx * step) - normal) ** 2).sum(2) / NORMAL_SIGMA**2
                other = (shifted(guide, dy * step, dx * step) - guide) ** 2 / (sigma * 0.35) ** 2
                paint = (shifted(tone, dy * step, dx * step) - tone) ** 2 / 0.12**2
                weight = far * np.exp(-(turn + other + paint))
                total += shifted(result, dy * step, dx * step) * weight[..., None]
                weight_sum += weight
        result = total / weight_sum[..., None]
    return np.expm1(result) / 4


def smooth_out_of_focus(picture, blur):
    """Smooths each pixel a little less than the lens has blurred it, so no detail is lost.

    `blur` is the radius of the circle of confusion in pixels. Few rays hit the same part of a blurred
    pattern, so its edges are grainy.
    """
    blur = cv2.medianBlur(blur.astype(np.float32), 5)
    result = picture
    for sigma in (0.8, 1.6, 3.2):
        # Pixels that are in focus must not bleed into the blurred ones.
        counted = (blur > 1.5 * sigma).astype(np.float32)
        weight = cv2.GaussianBlur(counted, (0, 0), sigma)
        smooth = cv2.GaussianBlur(picture * counted[..., None], (0, 0), sigma)
        smooth /= np.maximum(weight, 1e-3)[..., None]
        share = np.clip((blur / sigma - 2.2) / 1.2, 0, 1)[..., None]
        result = result * (1 - share) + smooth * share
    return result


def denoise(combined, light, albedo, normal, blur):
    """Takes linear passes of shape (height, width, 3) and the lens blur, and returns the clean picture."""
    rest = combined - light * albedo
    clean = smooth_light(light, normal, albedo)
    gleam = cv2.bilateralFilter(rest.astype(np.float32), 5, 0.08, 2)
    # Keep some of the noise, because paper without any grain looks like wax.
    clean = clean + RAW * (light - clean)
    grain = cv2.GaussianBlur(np.random.default_rng(7).normal(0, 1, albedo.shape[:2]), (0, 0), 0.7)
    picture = smooth_out_of_focus(clean * albedo + gleam, blur)
    return picture * (1 + GRAIN * grain[..., None] / grain.std()).astype(np.float32)
