import { hasDevanagari } from '@kaagazz/domain/print';

/** A font that designs may set text in: one face of a family, with its Latin and Devanagari letters. */
export interface Font {
  /** as CSS names it */
  family: string;
  /** of npm: `@fontsource/<folder>` */
  folder: string;
  weight: number;
  style: 'normal' | 'italic';
  /** how far letters rise above the base line, in em: Latin, Devanagari with its marks */
  rise: readonly [latin: number, devanagari: number];
  /** and hang below it */
  drop: readonly [latin: number, devanagari: number];
}

type Extent = Pick<Font, 'rise' | 'drop'>;

function face(family: string, folder: string, weight: number, extent: Extent, style: Font['style'] = 'normal'): Font {
  return { family, folder, weight, style, ...extent };
}

const TIRO: Extent = { rise: [0.76, 0.96], drop: [0.27, 0.29] };
const KALAM: Extent = { rise: [0.89, 1.06], drop: [0.26, 0.38] };
const AMITA: Extent = { rise: [0.93, 1.07], drop: [0.33, 0.43] };
const BALOO: Extent = { rise: [0.71, 0.96], drop: [0.2, 0.33] };
const LAILA: Extent = { rise: [0.85, 1.05], drop: [0.28, 0.28] };
const MARTEL: Extent = { rise: [0.85, 1.1], drop: [0.27, 0.4] };
const POPPINS: Extent = { rise: [0.8, 1.09], drop: [0.27, 0.33] };
const MUKTA: Extent = { rise: [0.71, 0.94], drop: [0.26, 0.28] };

/** What sets the letters that a font lacks (a macron, a Vedic accent): it has the most of them. */
export const FALLBACK_FONT = 'mukta-400';

/**
 * The fonts that designs are set in, no others: each is a file of the release. Extents were measured on the letters themselves. Eczar is not among them: laying it out never ends for some
 * Devanagari syllables (fontkit 2.0.4), which would let a name stop the server.
 */
const FONTS = {
  'rozha-one': face('Rozha One', 'rozha-one', 400, { rise: [0.68, 0.92], drop: [0.26, 0.24] }),
  tiro: face('Tiro Devanagari Hindi', 'tiro-devanagari-hindi', 400, TIRO),
  'tiro-italic': face('Tiro Devanagari Hindi', 'tiro-devanagari-hindi', 400, TIRO, 'italic'),
  'yatra-one': face('Yatra One', 'yatra-one', 400, { rise: [0.81, 0.94], drop: [0.26, 0.34] }),
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
  gotu: face('Gotu', 'gotu', 400, { rise: [0.83, 1.07], drop: [0.27, 0.37] }),
  'mukta-400': face('Mukta', 'mukta', 400, MUKTA),
  'mukta-500': face('Mukta', 'mukta', 500, MUKTA),
  'mukta-600': face('Mukta', 'mukta', 600, MUKTA),
} satisfies Record<string, Font>;

/** Name of a font: `rozha-one`, `mukta-600`, `tiro-italic`. */
export type FontId = keyof typeof FONTS;

/** All of them. */
export const FONT_IDS = Object.keys(FONTS) as readonly FontId[];

/** What a font is. */
export function fontOf(id: FontId): Font {
  return FONTS[id];
}

/** How far a line's letters reach above and below its base line, in em. */
export function extentOf(text: string, id: FontId): { rise: number; drop: number } {
  const { rise, drop } = FONTS[id];
  const script = hasDevanagari(text) ? 1 : 0;
  return { rise: rise[script], drop: drop[script] };
}
