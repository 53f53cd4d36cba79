import { brandPalette, CARD_PAPER, type CardColors } from '../brand-palette.ts';
import type { DesignCode } from '../design.ts';
import { fieldText } from '../field-text.ts';
import { stack } from '../layout/index.ts';
import { filled, rectangle, stroked } from '../ornament.ts';
import { codeShapes } from '../reply-block.ts';
import type { Shape } from '../sheet-side.ts';

const WIDTH = 90;
const HEIGHT = 54;
const INK = '#26302a';
const GREY = '#5a5f55';
const COLORS: CardColors = {
  main: '#23482f',
  vein: '#3d6a48',
  edge: '#3d6a48',
  onMain: '#f3ecd9',
  second: '#e6c46f',
  title: '#23482f',
  note: '#3d6a48',
  code: '#23482f',
  codePaper: '#f3ecd9',
};
const BAND = 74;
/** Side length of the QR code in mm, including its margin. */
const CODE = 28;

function veins(color: string, x: number, reach: number): Shape[] {
  const main: string[] = [];
  const fine: string[] = [];
  for (let index = -3; index < 14; index++) {
    const y = index * 6;
    main.push(`M${x} ${y}C${x + reach * 0.35} ${y - 3} ${x + reach * 0.7} ${y - 8} ${x + reach} ${y - 15}`);
    for (let part = 1; part < 5; part++) {
      const [px, py] = [x + reach * part * 0.2, y - 2.2 * part - 0.28 * part * part];
      fine.push(`M${px} ${py}C${px + 0.6} ${py + 1.6} ${px + 0.2} ${py + 3.4} ${px + 1.4} ${py + 5}`);
    }
  }
  return [stroked(fine.join(''), color, 0.15), stroked(main.join(''), color, 0.35)];
}

const leafBand = ({ main, vein, edge }: CardColors): Shape[] => [
  filled(rectangle(BAND, -3, WIDTH - BAND + 3, HEIGHT + 6), main),
  ...veins(vein, BAND, WIDTH - BAND + 4),
  filled(rectangle(BAND - 0.35, -3, 0.7, HEIGHT + 6), edge),
];

export const design: DesignCode = {
  fonts: ['martel-600', 'mukta-400'],
  sample: {
    fullName: 'Nandini Rao',
    jobTitle: 'Botanical printmaker',
    companyName: 'Studio Patta',
    phoneNumber: '98100 00000',
    email: 'nandini@example.in',
    website: 'https://studiopatta.example.in',
    address: '12 Champa Gali, Saket, New Delhi 110030',
    tagline: 'Leaves, pressed and printed.',
  },
  draw(fields, measure, { hasLogo = false, replySymbol } = {}) {
    const colors = brandPalette(COLORS, INK, fields);
    const text = fieldText(fields, { font: 'mukta-400', fill: GREY, lines: 2, shrinkTo: 0.8 });
    const strong = fieldText(fields, { font: 'martel-600', fill: INK, lines: 2, leading: 1.15, shrinkTo: 0.66 });
    const leading = replySymbol ? 1.1 : 1.25;
    const contact = fieldText(fields, { font: 'mukta-400', fill: colors.onMain, lines: 2, leading, shrinkTo: 0.8 });
    const column = { x: 8, y: 7, width: BAND - 16, height: HEIGHT - 14 };
    const head = stack(
      [!hasLogo && strong('companyName', { size: 4, fill: colors.title })],
      { ...column, height: 12 },
      measure,
      { align: 'start', vertical: 'top' },
    );
    const headHeight = hasLogo ? 15 : head.bottom - head.top;
    const person = stack(
      [
        strong('fullName', { size: 6.2 }),
        text('jobTitle', { size: 3.1, gap: 1 }),
        hasLogo && text('companyName', { size: 3.1, gap: 0.4 }),
        replySymbol && strong('tagline', { size: 2.8, fill: colors.note, gap: 1.6 }),
      ],
      { ...column, y: column.y + headHeight, height: column.height - headHeight },
      measure,
      { align: 'start', vertical: 'bottom' },
    );
    const back = stack(
      [
        contact('phoneNumber', { size: 3.2 }),
        contact('email', { size: 3.2, gap: 1 }),
        contact('website', { text: shortAddress(fields.website), size: 3.2, gap: 1 }),
        contact('address', { size: 2.9, lines: 3, gap: 2.4 }),
        !replySymbol && strong('tagline', { size: 3, fill: colors.second, gap: 3.2 }),
      ],
      replySymbol
        ? { x: 6, y: 5, width: WIDTH - CODE - 13, height: HEIGHT - 10 }
        : { x: 8, y: 7, width: 62, height: HEIGHT - 14 },
      measure,
      { align: 'start' },
    );
    const square = { x: WIDTH - CODE - 5, y: (HEIGHT - CODE) / 2, side: CODE };
    const code = replySymbol ? codeShapes(replySymbol, square, { ink: colors.code, paper: colors.codePaper }) : [];
    const size = { width: WIDTH, height: HEIGHT };
    const logo: Shape[] = hasLogo ? [{ kind: 'image', x: column.x, y: column.y, width: 30, height: 13 }] : [];
    return [
      { ...size, background: CARD_PAPER, shapes: [...leafBand(colors), ...logo, ...head.shapes, ...person.shapes] },
      { ...size, background: colors.main, shapes: [...veins(colors.vein, 70, 26), ...code, ...back.shapes] },
    ];
  },
};

function shortAddress(website = ''): string {
  return website.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
