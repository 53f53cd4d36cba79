import { fileURLToPath } from 'node:url';

/** Path of the CMYK profile for uncoated paper, made by profiles/make-uncoated-profile.sh. */
export const UNCOATED_PROFILE = fileURLToPath(new URL('./profiles/uncoated-fogra30.icc', import.meta.url));
export const SRGB_PROFILE = fileURLToPath(new URL('./profiles/srgb.icc', import.meta.url));
