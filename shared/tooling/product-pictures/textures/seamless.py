"""Seamless noise, from which the textures are made."""

import numpy as np

SIDE = 3072


def noise(rng, falloff):
    """Returns seamless noise with mean 0 and standard deviation 1. A larger falloff is smoother."""
    frequency = np.fft.fftfreq(SIDE)[:, None] ** 2 + np.fft.fftfreq(SIDE)[None, :] ** 2
    frequency[0, 0] = 1
    spectrum = np.fft.fft2(rng.standard_normal((SIDE, SIDE))) / frequency ** (falloff / 4)
    spectrum[0, 0] = 0
    field = np.fft.ifft2(spectrum).real
    return (field / field.std()).astype(np.float32)


def smear(field, across, down):
    """Blurs seamless noise by this many pixels and rescales it to a standard deviation of 1."""
    rows, columns = np.fft.fftfreq(field.shape[0])[:, None], np.fft.rfftfreq(field.shape[1])[None, :]
    damping = np.exp(-2 * np.pi**2 * ((columns * across) ** 2 + (rows * down) ** 2))
    blurred = np.fft.irfft2(np.fft.rfft2(field) * damping, field.shape).astype(np.float32)
    return blurred / blurred.std()
