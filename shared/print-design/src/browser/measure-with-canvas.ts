import { graphemes } from '@kaagazz/domain/print';

import type { Measure } from '../sheet-side.ts';
import { FALLBACK_FONT, type FontId, fontOf } from '../fonts.ts';

const PIXELS = 100;

/**
 * Returns a function that measures text. The function caches widths, so create a new one after
 * loading fonts.
 */
export function measureWithCanvas(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  const widths = new Map<string, number>();
  return (text, font, size, spacing = 0) => {
    const gaps = spacing === 0 ? 0 : (graphemes(text).length - 1) * spacing;
    return widthOf(text, font, spacing !== 0) * size + Math.max(0, gaps);
  };

  function widthOf(text: string, id: FontId, isSpaced: boolean): number {
    const key = `${id} ${isSpaced} ${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      width = context ? measured(context, text, id, isSpaced) : text.length / 2;
      widths.set(key, width);
    }
    return width;
  }
}

function measured(context: CanvasRenderingContext2D, text: string, id: FontId, isSpaced: boolean): number {
  const { family, weight, style } = fontOf(id);
  context.font = `${style} ${weight} ${PIXELS}px '${family}', '${fontOf(FALLBACK_FONT).family}', sans-serif`;
  // Set a tiny letter spacing to turn off ligatures, because letter-spaced text has no ligatures in
  // the PDF.
  context.letterSpacing = isSpaced ? '0.001px' : '0px';
  return context.measureText(text).width / PIXELS;
}
