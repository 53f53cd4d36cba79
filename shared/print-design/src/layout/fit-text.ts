import { hasDevanagari, printable } from '@kaagazz/domain/print';

import type { Measure } from '../drawing.ts';
import { extentOf } from '../fonts.ts';
import { type FittedText, inEm, type MeasureEm, SMALLEST_PRINT, type TextStyle } from './text-style.ts';
import { balanced, wrap } from './wrap.ts';

/** Words are kept whole down to this share of `smallest`. */
const BEFORE_BREAKING = 0.55;
const DEFAULT_LINES = 2;
const DEFAULT_LEADING = 1.25;

/**
 * Sets a text into a width, in mm: on one line as large as it fits between `size` and `smallest`, else on more lines, else smaller and
 * smaller; a word that is too long even then is broken between letters. Undefined where there is no text.
 */
export function fitText(text: string, style: TextStyle, width: number, measure: Measure): FittedText | undefined {
  const clean = withinLines(printable(text), style.lines ?? DEFAULT_LINES);
  if (clean === '') return undefined;
  const typed = style.isCapitals ? clean.toLocaleUpperCase('en') : clean;
  const spacing = hasDevanagari(typed) ? 0 : (style.spacing ?? 0);
  const measureEm = inEm(measure, style.font, spacing);
  const { size, mayBreakWords } = chooseSize(typed, style, width, measureEm);
  const lines = balanced(typed, width / size, measureEm, mayBreakWords);
  const { rise, drop } = extentOf(typed, style.font);
  const pitch = Math.max(style.leading ?? DEFAULT_LEADING, rise + drop) * size;
  return { lines, size, spacing: spacing * size, pitch, rise: rise * size, drop: drop * size };
}

/** Line ends that were typed stay, unless there are more of them than the text may have lines: a poem must not push the rest off the sheet. */
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
  const whole = Math.max(SMALLEST_PRINT, smallest * BEFORE_BREAKING);
  const kept = largestFor(text, most, [whole, smallest], width, measure, false);
  if (kept !== undefined) return { size: kept, mayBreakWords: false };
  const broken = largestFor(text, most, [SMALLEST_PRINT, smallest], width, measure, true);
  return { size: broken ?? SMALLEST_PRINT, mayBreakWords: true };
}

/** The largest size within the bounds at which the text has at most `lines` lines; undefined where there is none. */
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
