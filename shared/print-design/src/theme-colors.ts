export interface Palette {
  background: string;
  text: string;
  accent: string;
  secondary: string;
}

const COLOR_WORDS: Readonly<Record<string, string>> = {
  aqua: '#7fc7c4',
  beige: '#eadfc8',
  black: '#26211f',
  blue: '#3a6ea5',
  blush: '#f2d3cc',
  bronze: '#8a5a2b',
  brown: '#6b4a32',
  burgundy: '#6d1f33',
  charcoal: '#3c3b3a',
  copper: '#a8623a',
  coral: '#e5735c',
  cream: '#faf1dc',
  crimson: '#a51c30',
  emerald: '#1f7a55',
  gold: '#b8892f',
  green: '#4c7f45',
  grey: '#85827d',
  gray: '#85827d',
  indigo: '#34357a',
  ivory: '#fbf6e8',
  lavender: '#b9a5d6',
  lemon: '#f6e58d',
  lilac: '#c3a8d1',
  magenta: '#b3246f',
  marigold: '#e8961e',
  maroon: '#701c2a',
  mauve: '#a57c95',
  mint: '#d3ebdc',
  mustard: '#c8951f',
  navy: '#1f2d50',
  ochre: '#c08431',
  olive: '#76743a',
  orange: '#dd7427',
  peach: '#f9d9bf',
  pink: '#dc7f98',
  plum: '#5f2a55',
  purple: '#6a3f87',
  red: '#b3282d',
  rose: '#c4576a',
  rust: '#a6492a',
  saffron: '#e58a1f',
  sage: '#8fa382',
  silver: '#a3a5a8',
  sky: '#bfdcec',
  tan: '#c8a679',
  teal: '#23767a',
  terracotta: '#b85c3c',
  turquoise: '#2f9e9c',
  vermilion: '#cf3f27',
  violet: '#6d4aa0',
  white: '#fffdf8',
  wine: '#6a2036',
  yellow: '#f0c23a',
};

/** Contrast ratio that meets WCAG AA for text of any size. */
export const TEXT_CONTRAST = 4.5;
/** Minimum contrast at which phones can read a QR code. */
export const MODULE_CONTRAST = 7;
/** Minimum contrast at which artwork is still visible. */
const ARTWORK_CONTRAST = 1.9;
/** Minimum luminance of a light background. */
const LIGHT = 0.55;
/** Maximum luminance of a dark background. */
const DARK = 0.12;

export function applyThemeColors(palette: Palette, wished = ''): Palette {
  const words = wished.toLowerCase().match(/[a-z]+/g) ?? [];
  const colors = new Set(words.flatMap((word) => (Object.hasOwn(COLOR_WORDS, word) ? [COLOR_WORDS[word] ?? ''] : [])));
  if (colors.size === 0) return palette;
  const isLight = luminance(palette.background) > LIGHT;
  const matching = [...colors].find((color) => (isLight ? luminance(color) > LIGHT : luminance(color) < DARK));
  const background = matching ?? palette.background;
  const [accent = palette.accent, secondary = palette.secondary] = [...colors].filter((color) => color !== matching);
  return {
    background,
    text: withContrast(palette.text, background),
    accent: withContrast(accent, background, ARTWORK_CONTRAST),
    secondary: withContrast(secondary, background, ARTWORK_CONTRAST),
  };
}

/** Darkens or lightens a colour until its contrast with the background reaches `ratio`. */
export function withContrast(color: string, background: string, ratio = TEXT_CONTRAST): string {
  const target = luminance(background) > 0.18 ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.05) {
    const tried = mix(color, target, share);
    if (contrast(tried, background) >= ratio) return tried;
  }
  return target;
}

export function mix(color: string, other: string, share: number): string {
  const [a, b] = [channels(color), channels(other)];
  return `#${a.map((value, index) => hex(value + ((b[index] ?? 0) - value) * share)).join('')}`;
}

export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');
