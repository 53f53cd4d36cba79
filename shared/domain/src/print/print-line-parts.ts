import { dayInWords, timeInWords } from '../calendar/calendar-day.ts';
import { readGuestList } from './guest-list.ts';
import { readTeamList } from './team/index.ts';
import { readSuiteGroups, linesOf, SUITE_PIECES, suiteCopies } from './suite/index.ts';
import type { PrintField } from './print-field.ts';
import type { PrintServiceId } from './print-service.ts';
import { isSample } from './print-price.ts';
import { PRINT_SERVICES } from './print-services.ts';

export interface PrintOption {
  label: string;
  value: string;
}

export interface PrintLineParts {
  title: string;
  options: PrintOption[];
}

export const ADDRESSED_ENVELOPES = 'Addressed to each guest';

const TITLES: Record<PrintServiceId, readonly { fields: readonly string[]; separator?: string }[]> = {
  suites: [{ fields: ['brideName', 'groomName'], separator: ' & ' }],
  marriage: [{ fields: ['brideName', 'groomName'], separator: ' & ' }],
  babyshower: [{ fields: ['parentsToBe'] }],
  birthday: [{ fields: ['honoreeName'] }],
  anniversary: [{ fields: ['coupleNames'] }],
  printbook: [{ fields: ['customTitle'] }, { fields: ['bookType'] }],
  certificates: [{ fields: ['customTitle'] }, { fields: ['certType'] }],
  'custom-print': [{ fields: ['printType'] }],
  'business-cards': [{ fields: ['fullName'] }, { fields: ['companyName'] }],
  'quick-print': [{ fields: ['paperSize', 'colorType'], separator: ', ' }],
};

export function partsOfLine(service: PrintServiceId, fields: Readonly<Record<string, string>>): PrintLineParts {
  const {
    lineTitle,
    piece: [card],
    fields: all,
  } = PRINT_SERVICES[service];
  const valueOf = (name: string): string => (Object.hasOwn(fields, name) ? (fields[name] ?? '') : '');
  const titleParts = TITLES[service].find((title) => title.fields.every((name) => valueOf(name) !== ''));
  const name = titleParts?.fields.map(valueOf).join(titleParts.separator);
  const isOne = isSample(fields);
  const what = isOne ? `${lineTitle} sample` : lineTitle;
  const hidden = [
    ...(titleParts?.fields ?? []),
    ...(isOne ? ['guests', 'spareCards', 'envelopes', 'cardsEach'] : []),
    ...(valueOf('spareCards') === '0' ? ['spareCards'] : []),
  ];
  return {
    title: name === undefined ? what : `${what}: ${name}`,
    options: all
      .filter((field) => valueOf(field.name) !== '' && !hidden.includes(field.name))
      .filter(({ piece, kind, name: id }) => piece === undefined && kind !== 'table-names' && id !== 'suiteSize')
      .flatMap((field) =>
        field.kind === 'suite-groups'
          ? suiteOptions(fields)
          : { label: field.label, value: formatValue(field, valueOf(field.name), card) },
      ),
  };
}

function suiteOptions(fields: Readonly<Record<string, string>>): PrintOption[] {
  const isOne = isSample(fields);
  const copies = suiteCopies(fields).map((piece) => `${piece.name} × ${isOne ? 1 : piece.copies}`);
  const tables = isOne ? Math.min(1, linesOf(fields.tables).length) : linesOf(fields.tables).length;
  const tableNames = tables > 0 ? [`${tables === 1 ? '1 table name' : `${tables} table names`} × 1`] : [];
  const all = { label: 'Copies', value: [...copies, ...tableNames].join(', ') };
  if (isOne) return [all];
  return [
    all,
    ...readSuiteGroups(fields.groups ?? '').map(({ name, copies: sets, pieces }) => ({
      label: `${sets} sets for ${name}`,
      value: SUITE_PIECES.flatMap((piece) => (pieces.includes(piece.id) ? [piece.name] : [])).join(', '),
    })),
  ];
}

function formatValue({ kind, name }: PrintField, value: string, card: string): string {
  if (kind === 'date') return dayInWords(value);
  if (kind === 'time') return timeInWords(value);
  if (kind === 'sample') return 'One printed sample';
  if (kind === 'flag') return name === 'contactCode' ? 'QR code on the back' : 'With an RSVP code';
  if (name === 'envelopes') return value === 'Addressed' ? ADDRESSED_ENVELOPES : 'Plain, included';
  if (kind === 'color') return `${value} as the ${name === 'brandColor' ? 'main' : 'second'} colour`;
  if (kind === 'team') {
    const { length } = readTeamList(value).guests;
    return length === 1 ? '1 person' : `${length} people`;
  }
  if (kind === 'guests') return `${readGuestList(value).guests.length} names, one on each ${card}`;
  if (name === 'cardsEach') return value === '1' ? '1 card each' : `${value} cards each`;
  if (name === 'spareCards') return value === '1' ? '1 spare card' : `${value} spare cards`;
  if (name === 'pages') return value === '1' ? '1 page' : `${value} pages`;
  if (name === 'age' || name === 'anniversaryYear') return value === '1' ? '1 year' : `${value} years`;
  return value;
}
