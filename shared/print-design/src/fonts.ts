import { hasDevanagari } from '@kaagazz/domain/print';

export interface Font {
  family: string;
  /** npm package below `@fontsource/`. */
  folder: string;
  weight: number;
  style: 'normal' | 'italic';
  /** Height above the baseline, in em. */
  ascent: readonly [latin: number, devanagari: number];
  /** Depth below the baseline, in em. */
  descent: readonly [latin: number, devanagari: number];
}

type Extent = Pick<Font, 'ascent' | 'descent'>;

function face(family: string, folder: string, weight: number, extent: Extent, style: Font['style'] = 'normal'): Font {
  return { family, folder, weight, style, ...extent };
}

const TIRO: Extent = { ascent: [0.76, 0.96], descent: [0.27, 0.29] };
const KALAM: Extent = { ascent: [0.89, 1.06], descent: [0.26, 0.38] };
const AMITA: Extent = { ascent: [0.93, 1.07], descent: [0.33, 0.43] };
const BALOO: Extent = { ascent: [0.71, 0.96], descent: [0.2, 0.33] };
const LAILA: Extent = { ascent: [0.85, 1.05], descent: [0.28, 0.28] };
const MARTEL: Extent = { ascent: [0.85, 1.1], descent: [0.27, 0.4] };
const POPPINS: Extent = { ascent: [0.8, 1.09], descent: [0.27, 0.33] };
const MUKTA: Extent = { ascent: [0.71, 0.94], descent: [0.26, 0.28] };

/** Font for characters that a design's own font lacks. */
export const FALLBACK_FONT = 'mukta-400';

/** Don't add Eczar, because fontkit 2.0.4 hangs on some of its Devanagari syllables. */
const FONTS = {
  'rozha-one': face('Rozha One', 'rozha-one', 400, { ascent: [0.68, 0.92], descent: [0.26, 0.24] }),
  tiro: face('Tiro Devanagari Hindi', 'tiro-devanagari-hindi', 400, TIRO),
  'tiro-italic': face('Tiro Devanagari Hindi', 'tiro-devanagari-hindi', 400, TIRO, 'italic'),
  'yatra-one': face('Yatra One', 'yatra-one', 400, { ascent: [0.81, 0.94], descent: [0.26, 0.34] }),
  'kalam-400': face('Kalam', 'kalam', 400, KALAM),
  'kalam-700': face('Kalam', 'kalam', 700, KALAM),
  'amita-400': face('Amita', 'amita', 400, AMITA),
  'amita-700': face('Amita', 'amita', 700, AMITA),
  'baloo-2-600': face('Baloo 2', 'baloo-2', 600, BALOO),
  'baloo-2-800': face('Baloo 2', 'baloo-2', 800, BALOO),
  'laila-300': face('Laila', 'laila', 300, LAILA),
  'laila-400': face('Laila', 'laila', 400, LAILA),
  'laila-600': face('Laila', 'laila', 600, LAILA),
  'martel-400': face('Martel', 'martel', 400, MARTEL),
  'martel-600': face('Martel', 'martel', 600, MARTEL),
  'martel-800': face('Martel', 'martel', 800, MARTEL),
  'poppins-300': face('Poppins', 'poppins', 300, POPPINS),
  'poppins-500': face('Poppins', 'poppins', 500, POPPINS),
  gotu: face('Gotu', 'gotu', 400, { ascent: [0.83, 1.07], descent: [0.27, 0.37] }),
  'mukta-400': face('Mukta', 'mukta', 400, MUKTA),
  'mukta-500': face('Mukta', 'mukta', 500, MUKTA),
  'mukta-600': face('Mukta', 'mukta', 600, MUKTA),
} satisfies Record<string, Font>;

export type FontId = keyof typeof FONTS;

export const FONT_IDS = Object.keys(FONTS) as readonly FontId[];

export function fontOf(id: FontId): Font {
  return FONTS[id];
}

export function extentOf(text: string, id: FontId): { ascent: number; descent: number } {
  const { ascent, descent } = FONTS[id];
  const script = hasDevanagari(text) ? 1 : 0;
  return { ascent: ascent[script], descent: descent[script] };
}
