import type { ColorName } from './color-names.ts';
import { onDark, palette } from './palette.ts';

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const TEXT = 4.5;
const GRAPHIC = 3;

const lightGrounds = ['ground', 'paper', 'paperShade'] as const satisfies ColorName[];
const darkGrounds = ['leaf', 'leafDark', 'indigo', 'night'] as const satisfies ColorName[];
const text = ['ink', 'inkSoft', 'terracotta', 'danger'] as const;
const pairs: [ColorName, ColorName][] = [
  ['leafDark', 'leafTint'],
  ['leafDark', 'ground'],
  ['leafDark', 'paper'],
  ['danger', 'dangerTint'],
  ['badgeDanger', 'dangerTint'],
  ['badgeInk', 'marigoldTint'],
  ['badgeInk', 'marigold'],
  ['badgeInk', 'paperShade'],
  ['indigo', 'indigoTint'],
  ['onLeaf', 'badgeInk'],
  ['onLeaf', 'leaf'],
  ['onLeaf', 'leafDark'],
  ['onLeaf', 'danger'],
  ['onLeaf', 'ink'],
  ['onAction', 'action'],
  ['onAction', 'actionStrong'],
  ['inkSoft', 'paperShade'],
];

describe('text contrast is AA', () => {
  it.each(lightGrounds.flatMap((ground) => text.map((name) => [name, ground] as const)))(
    'text contrast of %s on the light surface %s is at least AA',
    (name, ground) => {
      expect(contrast(palette[name], palette[ground])).toBeGreaterThanOrEqual(TEXT);
    },
  );

  it.each(darkGrounds.flatMap((ground) => text.map((name) => [name, ground] as const)))(
    'text contrast of %s on the dark surface %s is at least AA',
    (name, ground) => {
      expect(contrast(onDark[name], palette[ground])).toBeGreaterThanOrEqual(TEXT);
    },
  );

  it.each(pairs)('text colour %s has AA contrast on %s', (name, ground) => {
    expect(contrast(palette[name], palette[ground])).toBeGreaterThanOrEqual(TEXT);
  });

  it('the text on the action button has at least AA contrast on a dark background', () => {
    expect(contrast(onDark.onAction, onDark.action)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(onDark.onAction, onDark.actionStrong)).toBeGreaterThanOrEqual(TEXT);
  });
});

describe('the contrast of edges and focus rings is sufficient', () => {
  it.each(lightGrounds)(
    'field edges, focus ring, stars and action contrast sufficiently with the light surface %s',
    (ground) => {
      for (const name of ['edge', 'focus', 'action', 'star'] as const) {
        expect(contrast(palette[name], palette[ground])).toBeGreaterThanOrEqual(GRAPHIC);
      }
    },
  );

  it.each(darkGrounds)(
    'field edges, focus ring, stars and action contrast sufficiently with the dark surface %s',
    (ground) => {
      for (const name of ['edge', 'focus', 'action', 'star'] as const) {
        expect(contrast(onDark[name], palette[ground])).toBeGreaterThanOrEqual(GRAPHIC);
      }
    },
  );
});
