import type { DesignCode } from '../design.ts';
import { fieldText, withLabel } from '../field-text.ts';
import { guestBlocks } from '../guest-card.ts';
import { dateInWords, stack, timeInWords } from '../layout/index.ts';
import { circle, filled, rectangle, smoothLine, stroked, type Point } from '../ornament.ts';
import type { Shape } from '../sheet-side.ts';
import { replyBlock } from '../reply-block.ts';

const WIDTH = 178;
const HEIGHT = 127;
const EARTH = '#a9482b';
const FLOUR = '#fdf8ee';
const PAPER = '#f8f4ea';
const INK = '#2b2522';

const ACROSS = 5;
const DOWN = 9;
/** Half the distance between neighbouring dots, in mm. */
const STEP = 5.6;
const PANEL = 76;
const LEFT = PANEL / 2 - ACROSS * STEP;
const TOP = HEIGHT / 2 - DOWN * STEP;

function endlessLine(): Point[] {
  const points: Point[] = [];
  let [x, y, dx, dy] = [1, 0, 1, 1];
  do {
    points.push([LEFT + x * STEP, TOP + y * STEP]);
    if (x + dx < 0 || x + dx > 2 * ACROSS) dx = -dx;
    if (y + dy < 0 || y + dy > 2 * DOWN) dy = -dy;
    x += dx;
    y += dy;
  } while (!(x === 1 && y === 0));
  return points;
}

function kolam(): Shape[] {
  const dots: string[] = [];
  for (let column = 0; column < ACROSS; column++) {
    for (let row = 0; row < DOWN; row++) {
      dots.push(circle(LEFT + (2 * column + 1) * STEP, TOP + (2 * row + 1) * STEP, 0.85));
    }
  }
  const line = smoothLine(endlessLine(), true);
  return [
    filled(rectangle(-3, -3, PANEL + 3, HEIGHT + 6), EARTH),
    stroked(line, FLOUR, 0.95),
    filled(dots.join(''), FLOUR),
  ];
}

const KOLAM = kolam();

export const design: DesignCode = {
  fonts: ['gotu', 'poppins-300'],
  sample: {
    brideName: 'Meera',
    groomName: 'Arjun',
    date: '2027-01-24',
    time: '09:15',
    venue: 'The Old Rice Mill, Beach Road, Puducherry',
    rsvp: 'meera.arjun@example.in',
    extraNotes: 'Breakfast on banana leaves follows.',
  },
  draw(fields, measure, { replySymbol } = {}) {
    const text = fieldText(fields, { font: 'poppins-300', fill: INK, leading: 1.5, shrinkTo: 0.92 });
    const name = { font: 'gotu', size: 15, smallest: 8.5, lines: 2, leading: 1.15 } as const;
    const box = { x: PANEL + 14, y: 13, width: WIDTH - PANEL - 27, height: HEIGHT - 26 };
    const names = stack(
      [
        ...guestBlocks(text, fields, { size: 4, font: 'gotu', fill: EARTH }),
        text('brideName', name),
        { text: 'and', size: 5.4, gap: 0.5, font: 'gotu', fill: EARTH },
        text('groomName', { ...name, gap: 0.5 }),
      ],
      { ...box, height: 50 },
      measure,
      { align: 'start', vertical: 'top' },
    );
    const details = stack(
      [
        { height: 0.4, draw: (x, top) => [filled(rectangle(x, top, 12, 0.4), EARTH)] },
        text('date', { text: dateInWords(fields.date), size: 4.2, gap: 4.5 }),
        text('time', { text: timeInWords(fields.time), size: 4.2, gap: 0.8 }),
        text('venue', { size: 3.7, gap: 2.6 }),
        text('extraNotes', { size: 3.2, gap: 2.6 }),
        text('rsvp', { text: withLabel('RSVP', fields.rsvp), size: 3.2, gap: 2.6 }),
        replyBlock(replySymbol, { font: 'poppins-300', text: INK, background: PAPER, align: 'start' }),
      ],
      { ...box, y: names.bottom + 4, height: box.y + box.height - names.bottom - 4 },
      measure,
      { align: 'start', vertical: 'bottom' },
    );
    const shapes = [...KOLAM, ...names.shapes, ...details.shapes];
    return [{ width: WIDTH, height: HEIGHT, background: PAPER, shapes }];
  },
};
