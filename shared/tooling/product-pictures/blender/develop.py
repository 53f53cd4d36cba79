"""Develops a rendered picture the way a photographer develops a raw file."""

import cv2
import numpy as np

# Blue, green, red. Daylight from the window is warm, but white paper should look white.
WHITE_BALANCE = np.float32([1.035, 1, 0.97])
WHITE, MOST_GAIN = 0.93, 1.32
SHOULDER = 0.85
GAMMA = 0.94


def develop(path):
    """Brightens the PNG at `path` until its lightest surface is almost white. Overwrites the file."""
    picture = cv2.imread(path).astype(np.float32) / 255
    lightest = np.percentile(cv2.GaussianBlur(picture.max(2), (0, 0), picture.shape[0] / 140), 99)
    picture *= WHITE_BALANCE * np.clip(WHITE / lightest, 1, MOST_GAIN)
    # Highlights fade into white instead of being cut off.
    beyond = (picture - SHOULDER) / (1 - SHOULDER)
    picture = np.where(beyond > 0, SHOULDER + (1 - SHOULDER) * np.tanh(beyond), picture)
    cv2.imwrite(path, np.rint(picture**GAMMA * 255))
