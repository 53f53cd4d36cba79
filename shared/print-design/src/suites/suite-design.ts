import { isCalendarDay } from '@kaagazz/domain';
import {
  MAXIMUM_TABLES,
  LONGEST_TABLE_NAME,
  readSuiteGroups,
  linesOf,
  SUITE_PIECES,
  type SuitePieceId,
} from '@kaagazz/domain/print';

import type { DesignCode, DesignFields, DrawOptions } from '../design.ts';
import { fieldText, hasText, withLabel } from '../field-text.ts';
import { type Block, dateInWords, stack, timeInWords, whenInWords } from '../layout/index.ts';
import { replyBlock } from '../reply-block.ts';
import type { Measure, SheetSide } from '../sheet-side.ts';
import { SUITE_HEIGHT, SUITE_WIDTH, type SuiteFamily, type SuiteLayout, type Tone } from './suite-family.ts';

const FUNCTIONS = {
  haldi: ['हल्दी', 'Turmeric, flowers and laughter'],
  mehndi: ['मेहंदी', 'Henna, songs and sweet lime'],
  sangeet: ['संगीत', 'An evening of music and dance'],
  pheras: ['सात फेरे', 'Seven steps around the fire'],
  reception: ['प्रीतिभोज', 'Dinner with the newlyweds'],
} as const;
const MENU_TITLE = 'भोजन';
const THANKS_TITLE = 'धन्यवाद';
const THANKS = 'for your blessings, and for celebrating with us';

const LAYOUTS: readonly SuiteLayout[] = ['invitation', 'save-the-date', 'menu', 'thank-you'];

interface Piece {
  id: SuitePieceId | 'table';
  name: string;
}

function piecesOf({ groups = '', tables = '' }: DesignFields): Piece[] {
  const chosen = new Set(readSuiteGroups(groups).flatMap(({ pieces }) => pieces));
  const names = linesOf(tables).map((name) => name.slice(0, LONGEST_TABLE_NAME));
  return [
    ...SUITE_PIECES.filter(({ id }) => chosen.size === 0 || chosen.has(id)),
    ...names.slice(0, MAXIMUM_TABLES).map((name): Piece => ({ id: 'table', name })),
  ];
}

const isFunction = (id: Piece['id']): id is keyof typeof FUNCTIONS => Object.hasOwn(FUNCTIONS, id);

export function suiteDesign(family: SuiteFamily): DesignCode {
  const ornaments = new Map<string, ReturnType<SuiteFamily['ornament'][SuiteLayout]>>();
  const ornament = (layout: SuiteLayout, tone: Tone) => {
    const key = `${layout} ${tone.background}`;
    const shapes = ornaments.get(key) ?? family.ornament[layout](tone);
    ornaments.set(key, shapes);
    return shapes;
  };

  function drawPiece(piece: Piece, fields: DesignFields, measure: Measure, options: DrawOptions): SheetSide {
    const { id, name } = piece;
    const layout = id === 'table' || isFunction(id) ? 'function' : id;
    const tone = isFunction(id) ? family.functions[id] : family.tone;
    const columns = [
      ...(id === 'save-the-date' ? [stack(dateBlocks(family, tone, fields), family.boxes.date, measure)] : []),
      stack(blocksOf(family, tone, piece, fields, options), family.boxes[layout], measure),
    ];
    const shapes = [...ornament(layout, tone), ...columns.flatMap((column) => column.shapes)];
    return { name, width: SUITE_WIDTH, height: SUITE_HEIGHT, background: tone.background, shapes };
  }

  return {
    fonts: [...new Set(Object.values(family.fonts))],
    fixedText: [...Object.values(FUNCTIONS).map(([title]) => title), MENU_TITLE, THANKS_TITLE].join(' '),
    ornament: [
      ...LAYOUTS.map((layout) => () => ornament(layout, family.tone)),
      ...Object.values(family.functions).map((tone) => () => ornament('function', tone)),
    ],
    sample: SAMPLE,
    draw: (fields, measure, options = {}) =>
      piecesOf(fields).map((piece) => drawPiece(piece, fields, measure, options)),
  };
}

const SAMPLE = {
  brideName: 'Asha',
  groomName: 'Ravi',
  hostedBy: 'Meena and Anil Mathur',
  date: '2027-02-14',
  time: '19:30',
  venue: 'Neem Court, Civil Lines, Jaipur',
  rsvp: 'The Mathur family, 98100 00000',
  haldiDate: '2027-02-12',
  haldiTime: '10:00',
  haldiVenue: 'At home, 12 Ridge Road, Jaipur',
  mehndiDate: '2027-02-12',
  mehndiTime: '16:00',
  sangeetDate: '2027-02-13',
  sangeetTime: '19:00',
  receptionDate: '2027-02-15',
  receptionTime: '20:00',
  receptionVenue: 'The Lake Terrace, Jaipur',
  menu: 'Dahi bhalla\nPaneer tikka\nDal baati churma\nGatte ki sabzi\nKer sangri\nGhevar with rabri',
};

function blocksOf(
  family: SuiteFamily,
  tone: Tone,
  { id, name }: Piece,
  fields: DesignFields,
  { replySymbol }: DrawOptions,
): (Block | undefined | false)[] {
  const { fonts, nameSize } = family;
  const text = fieldText(fields, { font: fonts.text, fill: tone.text, leading: 1.35 });
  const small = { font: fonts.small, fill: tone.text, size: 4.6, lines: 2 } as const;
  const title = { font: fonts.title, fill: tone.accent, lines: 2, leading: 1.1 } as const;
  const bride = (size: number, gap = 0) => text('brideName', { ...title, size, smallest: size * 0.6, gap });
  const groom = (size: number, gap = 0) => text('groomName', { ...title, size, smallest: size * 0.6, gap });
  const couple = (size: number, gap = 0) =>
    text('brideName', {
      ...title,
      ...{ size, smallest: size * 0.6, gap, fill: tone.text },
      text: [fields.brideName, fields.groomName].filter(hasText).join(' & '),
    });
  const rule = family.rule(tone);

  switch (id) {
    case 'invitation':
      return [
        ...(hasText(fields.hostedBy)
          ? [
              text('hostedBy', { size: 5.6, font: fonts.small, fill: tone.accent }),
              { ...small, text: 'invite you to the wedding of', gap: 1.5 },
            ]
          : [{ ...small, text: 'Together with their families' }]),
        bride(nameSize, 4.5),
        { ...small, text: 'weds', size: 5.4, gap: 1.5 },
        groom(nameSize, 1.5),
        rule,
        text('date', { text: dateInWords(fields.date), size: 5.4, gap: 4.5 }),
        text('time', { text: timeInWords(fields.time), size: 5, gap: 1 }),
        text('venue', { size: 4.8, gap: 2.6 }),
        text('rsvp', { text: withLabel('RSVP', fields.rsvp), font: fonts.small, size: 4, lines: 2, gap: 5 }),
        replyBlock(replySymbol, { font: fonts.text, text: tone.text, background: tone.background }),
      ];
    case 'save-the-date':
      return [
        couple(10),
        text('venue', { size: 4.4, gap: 3 }),
        { ...small, text: 'Invitation to follow', size: 4, gap: 3 },
      ];
    case 'menu':
      return [
        { ...small, text: MENU_TITLE, font: fonts.title, fill: tone.accent, size: 7.5 },
        { ...title, text: 'Menu', size: 15, gap: 1 },
        rule,
        text('menu', { size: 5, lines: 24, leading: 1.75, gap: 5 }),
        couple(5.4, 6),
      ];
    case 'thank-you':
      return [
        { ...small, text: THANKS_TITLE, font: fonts.title, fill: tone.accent, size: 8.5 },
        { ...title, text: 'Thank you', size: 17, gap: 1.5 },
        text('thanks', { text: hasText(fields.thanks) ? (fields.thanks ?? '') : THANKS, size: 5.4, lines: 6, gap: 4 }),
        rule,
        couple(9, 4.5),
      ];
    case 'table':
      return [
        { ...small, text: 'Table', size: 6.5 },
        text('tables', { ...title, text: name, size: 22, smallest: 9, lines: 3, gap: 3 }),
        rule,
        couple(6.4, 5),
      ];
    default: {
      const [hindi, line] = FUNCTIONS[id];
      return [
        { ...small, text: hindi, font: fonts.title, fill: tone.accent, size: 10 },
        { ...title, text: name, size: 21, gap: 1 },
        { ...small, text: line, gap: 2 },
        rule,
        couple(8, 4.5),
        ...functionDetails(id, fields, text),
      ];
    }
  }
}

function dateBlocks({ fonts }: SuiteFamily, { text: fill, accent }: Tone, fields: DesignFields): Block[] {
  const text = fieldText(fields, { font: fonts.text, fill });
  const [day, month] = dayAndMonth(fields.date);
  return [
    { text: 'Save the date', font: fonts.small, fill, size: 7 },
    text('date', { text: day, font: fonts.title, fill: accent, size: 34, gap: 2, lines: 1 }),
    text('date', { text: month, size: 6.4, gap: 1.5 }),
  ];
}

function functionDetails(id: keyof typeof FUNCTIONS, fields: DesignFields, text: ReturnType<typeof fieldText>) {
  if (id === 'pheras')
    return [text('date', { text: whenInWords(fields), size: 5, gap: 3.5 }), text('venue', { size: 4.6, gap: 1.5 })];
  const [date, time, venue] = [`${id}Date`, `${id}Time`, `${id}Venue`];
  const hasVenue = hasText(fields[venue]);
  return [
    text(date, { text: dateInWords(fields[date]), size: 5, gap: 3.5 }),
    text(time, { text: timeInWords(fields[time]), size: 5, gap: 0.8 }),
    text(hasVenue ? venue : 'venue', { size: 4.6, gap: 2 }),
  ];
}

/** Returns, for example, `['14', 'February 2027']`. The day is empty if the date is incomplete. */
function dayAndMonth(date = ''): [day: string, month: string] {
  if (!isCalendarDay(date)) return ['', date];
  const [day = '', ...month] = (dateInWords(date).split(', ')[1] ?? '').split(' ');
  return [day, month.join(' ')];
}
