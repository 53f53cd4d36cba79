import type { Design } from '../design.ts';
import type { Shape } from '../drawing.ts';
import { type Block, dateInWords, stack, timeInWords } from '../kit.ts';
import { circle, type Point, rectangle, smooth } from '../ornament.ts';

const WIDTH = 178;
const HEIGHT = 127;
const EARTH = '#a9482b';
const FLOUR = '#fdf8ee';
const PAPER = '#f8f4ea';
const INK = '#2b2522';

/** Dots of the kolam, across and down. Without a common divisor, the line that goes round all of them is one. */
const ACROSS = 5;
const DOWN = 9;
/** Half of the way between two dots, in mm. */
const STEP = 5.6;
const PANEL = 76;
const LEFT = PANEL / 2 - ACROSS * STEP;
const TOP = HEIGHT / 2 - DOWN * STEP;

/**
 * The line: it leaves each crossing as it came, turns where the dots end, and comes back to where it began after all of them, as a ball would on a
 * table with round cushions.
 */
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
  const line = smooth(endlessLine(), true);
  return [
    { kind: 'path', d: rectangle(-3, -3, PANEL + 3, HEIGHT + 6), fill: EARTH },
    { kind: 'path', d: line, stroke: FLOUR, strokeWidth: 0.95 },
    { kind: 'path', d: dots.join(''), fill: FLOUR },
  ];
}

const KOLAM = kolam();

export const design: Design = {
  service: 'marriage',
  id: '2',
  name: 'Kolam',
  description: 'One line without an end, drawn in rice flour on red earth; much white paper for the words.',
  width: WIDTH,
  height: HEIGHT,
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
  draw(fields, measure) {
    const text = (value: string | undefined, field: string, before: number, size = 3.7): Block => {
      return {
        text: value ?? '',
        field,
        size,
        smallest: size * 0.92,
        lines: 3,
        before,
        font: 'poppins-300',
        fill: INK,
        leading: 1.5,
      };
    };
    const name = (field: string, before: number): Block => {
      return {
        text: fields[field] ?? '',
        field,
        size: 15,
        smallest: 8.5,
        before,
        font: 'gotu',
        fill: INK,
        leading: 1.15,
      };
    };
    const box = { x: PANEL + 14, y: 13, width: WIDTH - PANEL - 27, height: HEIGHT - 26 };
    const names = stack(
      [
        name('brideName', 0),
        { text: 'and', size: 5.4, before: 0.5, font: 'gotu', fill: EARTH },
        name('groomName', 0.5),
      ],
      { ...box, height: 50 },
      measure,
      {
        align: 'start',
        vertical: 'top',
      },
    );
    const details = stack(
      [
        { height: 0.4, draw: (x, top) => [{ kind: 'path', d: rectangle(x, top, 12, 0.4), fill: EARTH }] },
        text(dateInWords(fields.date ?? ''), 'date', 4.5, 4.2),
        text(timeInWords(fields.time ?? ''), 'time', 0.8, 4.2),
        text(fields.venue, 'venue', 2.6),
        text(fields.extraNotes, 'extraNotes', 2.6, 3.2),
        text(fields.rsvp && `RSVP ${fields.rsvp}`, 'rsvp', 2.6, 3.2),
      ],
      { ...box, y: names.bottom + 4, height: box.y + box.height - names.bottom - 4 },
      measure,
      { align: 'start', vertical: 'bottom' },
    );
    return [{ width: WIDTH, height: HEIGHT, ground: PAPER, shapes: [...KOLAM, ...names.shapes, ...details.shapes] }];
  },
};
