import type { PrintOption } from '@kaagazz/domain/print';
import { FALLBACK_FONT, type Measure, type SheetSide } from '@kaagazz/print-design';
import { stack, type TextStyle } from '@kaagazz/print-design/layout';

const PAGE = { width: 210, height: 297 };
const BOX = { x: 20, y: 20, width: 170, height: 257 };
const INK = '#3b2a1c';
const QUIET = '#6b5a48';
const FONT = FALLBACK_FONT;

export function jobSheet(
  { title, text, options }: { title: string; text: string; options: readonly PrintOption[] },
  measure: Measure,
): SheetSide {
  const body: TextStyle = { font: FONT, fill: INK, size: 4.2, lines: 20 };
  const { shapes } = stack(
    [
      { ...body, text: title, fill: QUIET },
      text
        ? { font: FONT, fill: INK, text, size: 12, smallest: 6, lines: 8, gap: 10 }
        : { ...body, text: 'No text or picture was provided, so nothing will be printed on this item.', gap: 10 },
      ...options.map(({ label, value }, index) => ({
        ...body,
        text: `${label}: ${value}`,
        gap: index === 0 ? 14 : 2,
      })),
    ],
    BOX,
    measure,
    { align: 'start', vertical: 'top' },
  );
  return { ...PAGE, background: '#ffffff', shapes };
}
