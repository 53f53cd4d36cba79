import { graphemes } from '@kaagazz/domain/print';

import type { Measure } from '../sheet-side.ts';
import { type Run, fontRuns } from './open-fonts.ts';

const CACHE_SIZE = 5000;

/**
 * Turns off ligatures, because they would remove the space between `f` and `i` in letter-spaced
 * text.
 */
export const SPACED_FEATURES = { liga: false, clig: false };

export function measureWithFonts(): Measure {
  const widths = new Map<string, number>();
  return (text, font, size, spacing = 0) => {
    const isSpaced = spacing !== 0;
    const key = `${font} ${isSpaced} ${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      width = fontRuns(text, font).reduce((sum, run) => sum + widthOf(run, isSpaced), 0);
      if (widths.size >= CACHE_SIZE) widths.clear();
      widths.set(key, width);
    }
    return width * size + (isSpaced ? Math.max(0, graphemes(text).length - 1) * spacing : 0);
  };
}

function widthOf({ text, file: { font } }: Run, isSpaced: boolean): number {
  return font.layout(text, isSpaced ? SPACED_FEATURES : {}).advanceWidth / font.unitsPerEm;
}
