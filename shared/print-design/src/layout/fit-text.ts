import { hasDevanagari, printable } from '@kaagazz/domain/print';

import type { Measure } from '../sheet-side.ts';
import { extentOf } from '../fonts.ts';
import { type FittedText, inEm, type MeasureEm, SMALLEST_PRINT, type TextStyle } from './text-style.ts';
import { balanced, wrap } from './wrap.ts';

const SHRINK_BEFORE_BREAKING = 0.55;
const DEFAULT_LINES = 2;
const DEFAULT_LEADING = 1.25;

/** Wraps or shrinks text to fit a width in mm. Breaks words only as a last resort. */
export function fitText(text: string, style: TextStyle, width: number, measure: Measure): FittedText | undefined {
  const clean = withinLines(printable(text), style.lines ?? DEFAULT_LINES);
  if (clean === '') return undefined;
  const spacing = hasDevanagari(clean) ? 0 : (style.spacing ?? 0);
  const measureEm = inEm(measure, style.font, spacing);
  const { size, mayBreakWords } = chooseSize(clean, style, width, measureEm);
  const lines = balanced(clean, width / size, measureEm, mayBreakWords);
  const { ascent, descent } = extentOf(clean, style.font);
  const lineHeight = Math.max(style.leading ?? DEFAULT_LEADING, ascent + descent) * size;
  return { lines, size, spacing: spacing * size, lineHeight, ascent: ascent * size, descent: descent * size };
}

function withinLines(text: string, lines: number): string {
  return text.split('\n').length > lines ? text.replaceAll(/\n+/g, ' ') : text;
}

function chooseSize(text: string, style: TextStyle, width: number, measure: MeasureEm) {
  const smallest = Math.max(SMALLEST_PRINT, Math.min(style.smallest ?? style.size, style.size));
  const largest = Math.max(style.size, smallest);
  const most = style.lines ?? DEFAULT_LINES;
  const paragraphs = text.split('\n').length;
  for (let lines = paragraphs; lines <= most; lines += 1) {
    const size = largestFor(text, lines, [smallest, largest], width, measure, false);
    if (size !== undefined) return { size, mayBreakWords: false };
  }
  const whole = Math.max(SMALLEST_PRINT, smallest * SHRINK_BEFORE_BREAKING);
  const kept = largestFor(text, most, [whole, smallest], width, measure, false);
  if (kept !== undefined) return { size: kept, mayBreakWords: false };
  const broken = largestFor(text, most, [SMALLEST_PRINT, smallest], width, measure, true);
  return { size: broken ?? SMALLEST_PRINT, mayBreakWords: true };
}

function largestFor(
  text: string,
  lines: number,
  [low, high]: readonly [number, number],
  width: number,
  measure: MeasureEm,
  mayBreakWords: boolean,
): number | undefined {
  const fits = (size: number) =>
    (wrap(text, width / size, measure, mayBreakWords)?.length ?? Number.POSITIVE_INFINITY) <= lines;
  if (fits(high)) return high;
  if (!fits(low)) return undefined;
  let [good, bad] = [low, high];
  for (let step = 0; step < 10; step += 1) {
    const middle = (good + bad) / 2;
    if (fits(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
