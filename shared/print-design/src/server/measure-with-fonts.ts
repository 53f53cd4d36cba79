import { graphemes } from '@kaagazz/domain/print';

import type { Measure } from '../drawing.ts';
import { type Run, runsWithFiles } from './open-fonts.ts';

/** Widths that are remembered at most: a sheet asks for some hundred of them. */
const REMEMBERED = 5000;

/** Spaced letters stand each for themselves; `i` next to `f` would swallow the space in a ligature. */
export const SPACED_FEATURES = { liga: false, clig: false };

/** Measures with the letters of the fonts' own files, as the PDF is set. */
export function measureWithFonts(): Measure {
  const widths = new Map<string, number>();
  return (text, font, size, spacing = 0) => {
    const isSpaced = spacing !== 0;
    const key = `${font} ${isSpaced} ${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      width = runsWithFiles(text, font).reduce((sum, run) => sum + widthOf(run, isSpaced), 0);
      if (widths.size >= REMEMBERED) widths.clear();
      widths.set(key, width);
    }
    return width * size + (isSpaced ? Math.max(0, graphemes(text).length - 1) * spacing : 0);
  };
}

/** In em. */
function widthOf({ text, file: { font } }: Run, isSpaced: boolean): number {
  return font.layout(text, isSpaced ? SPACED_FEATURES : {}).advanceWidth / font.unitsPerEm;
}
