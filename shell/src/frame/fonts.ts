import displayWhole from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import displayExtended from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2';
import textDevanagari from '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2';
import textDevanagariStrong from '@fontsource/mukta/files/mukta-devanagari-600-normal.woff2';
import textWhole from '@fontsource/mukta/files/mukta-latin-400-normal.woff2';
import textWholeStrong from '@fontsource/mukta/files/mukta-latin-600-normal.woff2';
import textExtended from '@fontsource/mukta/files/mukta-latin-ext-400-normal.woff2';

// Subsets created by shell/fonts/subset-fonts.mjs
import display from '../assets/fonts/fraunces-core.woff2';
import text from '../assets/fonts/mukta-core-400.woff2';
import textStrong from '../assets/fonts/mukta-core-600.woff2';
import ourName from '../assets/fonts/mukta-our-name-600.woff2';

type Face = readonly [family: string, weight: string, url: string];

/**
 * All files of a family must declare the same weights, so that browsers combine the files into one
 * font.
 */
export const FIRST_FACES: readonly Face[] = [
  ['Fraunces', '500 600', display],
  ['Mukta', '400', text],
  ['Mukta', '600', textStrong],
];

const OTHER_LATIN =
  'U+A1-A8,U+AA-B6,U+B8-D6,U+D8-E8,U+EA-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXTENDED =
  'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20A7,U+20A9-20AB,U+20AD-20B8,U+20BA-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
const DEVANAGARI =
  'U+900-97F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09';
const LETTERS_OF_OUR_NAME = 'U+915,U+917,U+91C,U+93C,U+93E';

function fontFace([family, weight, url]: Face, range?: string): string {
  const letters = range ? `unicode-range:${range};` : '';
  return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('${url}') format('woff2');${letters}}`;
}

/**
 * Scales a system font to the web font's size, so that the layout doesn't shift when the web font
 * loads.
 */
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

/**
 * These rules must follow `fontFaces` in the style sheet, because browsers prefer the last matching
 * `@font-face` rule.
 */
export const firstFontFaces = FIRST_FACES.map((face) => fontFace(face)).join('\n');

export const fontFaces = [
  fontFace(['Fraunces', '500 600', displayWhole], OTHER_LATIN),
  fontFace(['Fraunces', '500 600', displayExtended], LATIN_EXTENDED),
  fontFace(['Mukta', '400', textWhole], OTHER_LATIN),
  fontFace(['Mukta', '600', textWholeStrong], OTHER_LATIN),
  fontFace(['Mukta', '400', textExtended], LATIN_EXTENDED),
  fontFace(['Mukta', '400', textDevanagari], DEVANAGARI),
  fontFace(['Mukta', '600', textDevanagariStrong], DEVANAGARI),
  fontFace(['Mukta Kaagazz', '600', ourName], LETTERS_OF_OUR_NAME),
  fallback('Fraunces Fallback', ['DejaVu Serif', 'DejaVuSerif'], { size: 92.6, ascent: 105.6, descent: 27.5 }),
  fallback('Fraunces Fallback', ['Liberation Serif', 'LiberationSerif'], { size: 114, ascent: 85.8, descent: 22.4 }),
  fallback('Fraunces Fallback', ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'], {
    size: 99.5,
    ascent: 98.3,
    descent: 25.6,
  }),
  fallback('Fraunces Fallback', ['Georgia'], { size: 106, ascent: 92.3, descent: 24.1 }),
  fallback('Mukta Fallback', ['DejaVu Sans', 'DejaVuSans'], { size: 82.4, ascent: 137.1, descent: 64.6 }),
  fallback('Mukta Fallback', ['Roboto', 'Arial', 'Liberation Sans', 'LiberationSans'], {
    size: 94.5,
    ascent: 119.6,
    descent: 56.3,
  }),
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
