import displayWhole from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import displayExtended from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2';
import textDevanagari from '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2';
import textDevanagariStrong from '@fontsource/mukta/files/mukta-devanagari-600-normal.woff2';
import textWhole from '@fontsource/mukta/files/mukta-latin-400-normal.woff2';
import textWholeStrong from '@fontsource/mukta/files/mukta-latin-600-normal.woff2';
import textExtended from '@fontsource/mukta/files/mukta-latin-ext-400-normal.woff2';

// cut by fonts/cut-fonts.mjs
import display from '../assets/fonts/fraunces-core.woff2';
import text from '../assets/fonts/mukta-core-400.woff2';
import textStrong from '../assets/fonts/mukta-core-600.woff2';
import ourName from '../assets/fonts/mukta-our-name-600.woff2';

/** What every first screen needs; all other cuts come when a page uses them. */
export const PRELOADED_FONTS = [display, text];

const CORE = 'U+0020-007E,U+00A0,U+00A9,U+00B7,U+00D7,U+00E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026';
const OTHER_LATIN =
  'U+00A1-00A8,U+00AA-00B6,U+00B8-00D6,U+00D8-00E8,U+00EA-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20A7,U+20A9-20AB,U+20AD-20B8,U+20BA-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
const DEVANAGARI =
  'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09';
const LETTERS_OF_OUR_NAME = 'U+0915,U+0917,U+091C,U+093C,U+093E';

function face(family: string, weight: string, url: string, range: string): string {
  return `@font-face {
    font-family: '${family}';
    font-weight: ${weight};
    font-style: normal;
    font-display: swap;
    src: url('${url}') format('woff2');
    unicode-range: ${range};
  }`;
}

/** A font of the device, stretched to the room that the real one takes, so that nothing jumps when that one comes. */
function fallback(
  family: string,
  local: string[],
  metrics: { weight?: string; size: number; ascent: number; descent: number },
): string {
  return `@font-face {
    font-family: '${family}';
    font-weight: ${metrics.weight ?? '400'};
    src: ${local.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${metrics.size}%;
    ascent-override: ${metrics.ascent}%;
    descent-override: ${metrics.descent}%;
    line-gap-override: 0%;
  }`;
}

/** The site's fonts, self-hosted (SIL Open Font License). Only in the shell: remotes name the families through tokens. */
export const fontFaces = [
  // All files of a family name the same weights, or the browser takes letters from one of them only. The cut of Fraunces has but 500 (`--kg-weight-display`).
  face('Fraunces', '500 600', display, CORE),
  face('Fraunces', '500 600', displayWhole, OTHER_LATIN),
  face('Fraunces', '500 600', displayExtended, LATIN_EXTENDED),
  face('Mukta', '400', text, CORE),
  face('Mukta', '600', textStrong, CORE),
  face('Mukta', '400', textWhole, OTHER_LATIN),
  face('Mukta', '600', textWholeStrong, OTHER_LATIN),
  face('Mukta', '400', textExtended, LATIN_EXTENDED),
  face('Mukta', '400', textDevanagari, DEVANAGARI),
  face('Mukta', '600', textDevanagariStrong, DEVANAGARI),
  // A family of its own: one word must not be put together from two files.
  face('Mukta Kaagazz', '600', ourName, LETTERS_OF_OUR_NAME),
  // Measured: average width of the headings of `/`, or of its text, and the ascent and descent in the font files (97.8 and 25.5; 113 and 53.2).
  // Of faces with the same name and weight the browser takes the last one that the device has.
  fallback('Fraunces Fallback', ['DejaVu Serif', 'DejaVuSerif'], { size: 92.6, ascent: 105.6, descent: 27.5 }),
  fallback('Fraunces Fallback', ['Liberation Serif', 'LiberationSerif'], { size: 116, ascent: 84.3, descent: 22 }),
  fallback('Fraunces Fallback', ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'], {
    size: 99.5,
    ascent: 98.3,
    descent: 25.6,
  }),
  fallback('Fraunces Fallback', ['Georgia'], { size: 106, ascent: 92.3, descent: 24.1 }),
  fallback('Mukta Fallback', ['DejaVu Sans', 'DejaVuSans'], { size: 82.4, ascent: 137.1, descent: 64.6 }),
  fallback('Mukta Fallback', ['Roboto', 'Arial', 'Liberation Sans', 'LiberationSans'], {
    size: 93.4,
    ascent: 121,
    descent: 57,
  }),
  // Bold runs wider than Mukta's: unadjusted, buttons in a row break onto two lines until Mukta comes.
  fallback('Mukta Fallback', ['DejaVu Sans Bold', 'DejaVuSans-Bold'], {
    weight: '600',
    size: 75.4,
    ascent: 149.9,
    descent: 70.6,
  }),
  fallback('Mukta Fallback', ['Roboto Bold', 'Roboto-Bold'], {
    weight: '600',
    size: 95.6,
    ascent: 118.2,
    descent: 55.6,
  }),
  fallback('Mukta Fallback', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'], {
    weight: '600',
    size: 90.1,
    ascent: 125.4,
    descent: 59,
  }),
].join('\n');
