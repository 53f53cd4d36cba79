import { graphemes } from '@kaagazz/domain/print';

import type { MeasureEm } from './text-style.ts';

const TOLERANCE = 1e-6;

export function wrap(text: string, width: number, measure: MeasureEm, mayBreakWords = false): string[] | undefined {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let current = '';
    for (const word of paragraph.split(' ')) {
      const longer = current === '' ? word : `${current} ${word}`;
      if (measure(longer) <= width + TOLERANCE) {
        current = longer;
        continue;
      }
      if (current !== '') lines.push(current);
      current = word;
      if (measure(word) <= width + TOLERANCE) continue;
      if (!mayBreakWords) return undefined;
      const pieces = breakWord(word, width, measure);
      current = pieces.pop() ?? '';
      lines.push(...pieces);
    }
    if (current !== '') lines.push(current);
  }
  return lines;
}

function breakWord(word: string, width: number, measure: MeasureEm): string[] {
  const pieces: string[] = [];
  let rest = graphemes(word);
  while (rest.length > 0) {
    let count = 1;
    while (count < rest.length && measure(rest.slice(0, count + 1).join('')) <= width + TOLERANCE) count += 1;
    if (count < rest.length) count = preferredBreak(rest, count);
    pieces.push(rest.slice(0, count).join(''));
    rest = rest.slice(count);
  }
  return pieces;
}

function preferredBreak(letters: readonly string[], count: number): number {
  const part = letters.slice(0, count);
  const sign = part.findLastIndex((letter) => /[@./_-]/.test(letter));
  return sign + 1 >= count / 2 ? sign + 1 : count;
}

export function balanced(text: string, width: number, measure: MeasureEm, mayBreakWords: boolean): string[] {
  const widest = wrap(text, width, measure, mayBreakWords) ?? [];
  if (widest.length < 2 || mayBreakWords) return widest;
  let [low, high, best] = [width / widest.length / 2, width, widest];
  for (let step = 0; step < 8; step += 1) {
    const middle = (low + high) / 2;
    const lines = wrap(text, middle, measure);
    if (lines && lines.length <= widest.length) [high, best] = [middle, lines];
    else low = middle;
  }
  return best;
}
