import { certificateTitle } from '@kaagazz/domain/print';

import type { DesignCode, DesignFields } from '../design.ts';
import { fieldText } from '../field-text.ts';
import { dateInWords, stack } from '../layout/index.ts';
import { bead, filled, petal, rectangle, repeated, stroked, transformed, withMirrorImage } from '../ornament.ts';
import { replyBlock } from '../reply-block.ts';
import type { Shape, SheetSide } from '../sheet-side.ts';

const SHORT = 210;
const LONG = 297;
const A3 = Math.SQRT2;
const PAPER = '#fbf8ef';
const GREEN = '#23482f';
const GOLD = '#a8792c';
const INK = '#2b2a26';
const SOFT = '#5c594f';
/** Distance of the outer frame from the sheet's edge, in mm. */
const OUTER = 10;
const INNER = 13;

function sprig(x: number, y: number, length: number): Shape[] {
  const leaves = Array.from({ length: 5 }, (_, index) => ({
    x: x + (length * (index + 1)) / 6,
    y: y + (index % 2 === 0 ? -0.3 : 0.3),
    degrees: index % 2 === 0 ? 55 : 125,
    scale: 1 - index * 0.1,
  }));
  const stem = rectangle(x, y - 0.12, length, 0.24);
  return [filled(withMirrorImage(stem + repeated(petal(6, 2.2), leaves), x), GREEN), filled(bead(x, y, 1.1), GOLD)];
}

function frame(width: number, height: number): Shape[] {
  const line = (at: number) => rectangle(at, at, width - 2 * at, height - 2 * at);
  const corner = repeated(
    petal(11, 3.6),
    [95, 115, 135, 155, 175].map((degrees) => ({ x: INNER + 1.5, y: INNER + 1.5, degrees })),
  );
  const corners = [corner, transformed(corner, { x: width, y: 0, mirrored: true })];
  const lower = corners.map((d) => transformed(d, { x: width, y: height, degrees: 180 }));
  return [
    stroked(line(OUTER), GREEN, 1),
    stroked(line(INNER), GOLD, 0.35),
    filled([...corners, ...lower].join(''), GREEN),
  ];
}

function scaled({ width, height, background, shapes }: SheetSide, scale: number): SheetSide {
  const grow = (shape: Shape): Shape => {
    if (shape.kind === 'image') return shape;
    if (shape.kind === 'text') {
      const { size, x, y, spacing } = shape;
      return {
        ...{ ...shape, size: size * scale, x: x * scale, y: y * scale },
        ...(spacing !== undefined && { spacing: spacing * scale }),
      };
    }
    const { d, strokeWidth, code } = shape;
    return {
      ...{ ...shape, d: transformed(d, { x: 0, y: 0, scale }) },
      ...(strokeWidth !== undefined && { strokeWidth: strokeWidth * scale }),
      ...(code && { code: { ...code, x: code.x * scale, y: code.y * scale, side: code.side * scale } }),
    };
  };
  return { width: Math.round(width * scale), height: Math.round(height * scale), background, shapes: shapes.map(grow) };
}

const isLandscape = ({ orientation }: DesignFields): boolean => orientation === 'Landscape';

export const design: DesignCode = {
  fonts: ['tiro', 'martel-400', 'martel-600', 'poppins-500'],
  sample: {
    certType: 'Completion',
    issuer: 'Studio Patta, New Delhi',
    guestName: 'Nandini Rao',
    wording: 'for completing the workshop “From banana stem to paper” with great patience.',
    issuedOn: '2027-03-14',
    serial: 'KZ-7Q4M-X2RT-9A0B',
    verifyAt: 'kaagazz.example/verify',
  },
  draw(fields, measure, { replySymbol } = {}) {
    const [width, height] = isLandscape(fields) ? [LONG, SHORT] : [SHORT, LONG];
    const text = fieldText(fields, { font: 'martel-400', fill: INK, lines: 3, shrinkTo: 0.8 });
    const large = { font: 'tiro', fill: GREEN, lines: 2, leading: 1.15 } as const;
    const foot = height - 66;
    const space = width < height ? 1.6 : 1;
    const { guestName = '', guestOtherName = '', serial = '', verifyAt = '' } = fields;
    const words = stack(
      [
        text('issuer', { font: 'martel-600', size: 6, fill: SOFT }),
        { height: 5, gap: 5 * space, draw: (x, top) => sprig(x, top + 2.5, 26) },
        text('customTitle', { ...large, text: certificateTitle(fields), size: 14, smallest: 8, gap: 6 * space }),
        { text: 'presented to', font: 'martel-400', size: 5, fill: SOFT, gap: 6 * space },
        text('guests', { ...large, text: guestName, fill: INK, size: 17, smallest: 8, gap: 4 * space }),
        text('guests', { ...large, text: guestOtherName, fill: INK, size: 10, smallest: 6, gap: 1.5 }),
        { height: 0.5, gap: 4 * space, draw: (x, top) => [filled(rectangle(x - 30, top, 60, 0.5), GOLD)] },
        text('wording', { size: 5.4, lines: 5, gap: 5 * space, leading: 1.45 }),
      ],
      { x: 30, y: 29, width: width - 60, height: foot - 33 },
      measure,
    );
    const code = replyBlock(replySymbol, {
      ...{ font: 'martel-400', text: INK, background: PAPER, caption: 'Scan to verify' },
    })?.draw(width / 2, foot, 1);
    const number = stack(
      [
        { text: serial, font: 'poppins-500', size: 3.6, smallest: 3, fill: INK, lines: 1 },
        { text: verifyAt, font: 'martel-400', size: 3, smallest: 2.4, fill: SOFT, lines: 1, gap: 0.8 },
      ],
      { x: width / 2 - 32, y: foot + 24, width: 64, height: 12 },
      measure,
      { vertical: 'top' },
    );
    const lineAt = foot + 22;
    const signed = [
      { middle: 48, label: 'Date' },
      { middle: width - 48, label: 'Signature' },
    ].map(({ middle, label }) => [
      filled(rectangle(middle - 22, lineAt, 44, 0.3), SOFT),
      ...stack(
        [{ text: label, font: 'martel-400', size: 3.6, fill: SOFT }],
        { x: middle - 22, y: lineAt + 2, width: 44, height: 6 },
        measure,
        { vertical: 'top' },
      ).shapes,
    ]);
    const date = stack(
      [text('issuedOn', { text: dateInWords(fields.issuedOn).replace(/^\w+day, /, ''), size: 4.4, lines: 1 })],
      { x: 26, y: lineAt - 9, width: 44, height: 7 },
      measure,
      { vertical: 'bottom' },
    );
    const side: SheetSide = {
      ...{ width, height, background: PAPER },
      shapes: [
        ...frame(width, height),
        ...signed.flat(),
        ...words.shapes,
        ...date.shapes,
        ...(code ?? []),
        ...number.shapes,
      ],
    };
    return [fields.size === 'A3' ? scaled(side, A3) : side];
  },
};
