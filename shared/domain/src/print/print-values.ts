import { COLOR_PROBLEM, readColor } from '../brand/brand-color.ts';
import { isEmail, isPhone, isWebAddress } from '../contact-rules.ts';
import { dayInWords, isCalendarDay } from '../calendar/calendar-day.ts';
import { cleanLine, isVisible } from './clean-line.ts';
import { type NameList, normaliseGuestList, readGuestList, withoutAddresses } from './guest-list.ts';
import type { PrintField } from './print-field.ts';
import type { PrintServiceId } from './print-service.ts';
import { PRINT_SERVICES } from './print-services.ts';
import { neededFields, readSuiteGroups, suiteGroupsProblem, suiteSize, tableNamesProblem } from './suite/index.ts';
import { unprintable } from './printed-letters.ts';
import { readTeamList } from './team/index.ts';

export interface CheckedPrintValues {
  values: Record<string, string>;
  problems: Record<string, string>;
}

const LATEST_YEAR = 2100;
const MAXIMUM_LISTED = 12;

export function checkPrintValues(
  service: PrintServiceId,
  values: Readonly<Record<string, string>>,
  { from }: { from?: string } = {},
): CheckedPrintValues {
  const { fields } = PRINT_SERVICES[service];
  const normalised: [string, string][] = [];
  const problems: [string, string][] = [];
  const valueOf = (name: string): string => (Object.hasOwn(values, name) ? (values[name] ?? '') : '');
  const suite = {
    guests: normalise({ kind: 'guests' }, valueOf('guests')),
    groups: normalise({ kind: 'suite-groups' }, valueOf('groups')),
    tables: normalise({ kind: 'table-names' }, valueOf('tables')),
  };
  const hasAddresses = valueOf('envelopes').trim() === 'Addressed';
  let hasGuests = false;
  const needed = neededFields(PRINT_SERVICES[service], suite);
  for (const field of fields) {
    const typed = valueOf(field.name);
    let value: string = field.name === 'envelopes' && !hasGuests ? '' : normalise(field, typed);
    // Addresses are personal data, so keep them only if they are printed.
    if (field.kind === 'guests' && !hasAddresses) value = withoutAddresses(value);
    if (!needed.includes(field)) {
      normalised.push([field.name, '']);
      continue;
    }
    if (field.name === 'suiteSize') value = suiteSize(suite);
    hasGuests ||= field.kind === 'guests' && value !== '';
    const problem = problemOf(field, value, from);
    normalised.push([field.name, value]);
    if (problem !== null) problems.push([field.name, problem]);
  }
  for (const name of Object.keys(values)) {
    if (!fields.some((field) => field.name === name))
      problems.push([name, 'Unknown field. Reload the page and try again.']);
  }
  return { values: Object.fromEntries(normalised), problems: Object.fromEntries(problems) };
}

const MULTILINE: readonly PrintField['kind'][] = ['long-text', 'suite-groups', 'table-names'];

function normalise({ kind }: Pick<PrintField, 'kind'>, typed: string): string {
  if (kind === 'guests' || kind === 'team') return normaliseGuestList(typed);
  const lines = typed.replace(/\r\n?/g, '\n').split(MULTILINE.includes(kind) ? '\n' : /(?!)/);
  const text = lines
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (!isVisible(text)) return '';
  if ((kind === 'number' || kind === 'sample') && /^\d+$/.test(text)) return text.replace(/^0+(?=\d)/, '');
  if (kind === 'color') return readColor(text) ?? text;
  if (kind === 'web-address' && !text.includes(':') && text.includes('.')) return `https://${text}`;
  return text;
}

function problemOf(field: PrintField, value: string, from: string | undefined): string | null {
  if (value === '') return field.required ? (field.missing ?? `Tell us: ${field.label}.`) : null;
  if (field.kind !== 'number' && value.length > field.longest) {
    return `Keep it within ${field.longest} characters: it has ${value.length}.`;
  }
  return kindProblem(field, value, from) ?? (field.isPrinted ? letterProblem(value) : null);
}

function kindProblem(field: PrintField, value: string, from: string | undefined): string | null {
  switch (field.kind) {
    case 'text':
    case 'long-text':
      return null;
    case 'choice':
      return field.choices?.includes(value) ? null : (field.missing ?? '');
    case 'flag':
      return value === 'yes' ? null : 'Tick the box.';
    case 'date':
      return dateProblem(value, field.withNames ? undefined : from);
    case 'time':
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? null : 'Enter a time, such as 18:30.';
    case 'number':
    case 'sample':
      return numberProblem(field, value);
    case 'email':
      return isEmail(value) ? null : 'Enter a valid email address.';
    case 'phone':
      return isPhone(value) ? null : 'Enter a phone number of 7 to 15 digits, such as 98765 43210.';
    case 'phone-or-email':
      return isPhone(value) || isEmail(value) ? null : 'Enter a phone number or an email address.';
    case 'web-address':
      return isWebAddress(value) ? null : 'Enter a web address, such as https://kaagazz.example.';
    case 'color':
      return readColor(value) === null ? COLOR_PROBLEM : null;
    case 'suite-groups':
      return suiteGroupsProblem(readSuiteGroups(value));
    case 'table-names':
      return tableNamesProblem(value);
    case 'guests':
      return listProblem(readGuestList(value));
    case 'team':
      return listProblem(readTeamList(value));
  }
}

function dateProblem(value: string, from: string | undefined): string | null {
  if (!isCalendarDay(value) || Number(value.slice(0, 4)) > LATEST_YEAR) {
    return 'Enter a valid date, such as 14 February 2027.';
  }
  return from !== undefined && value < from
    ? `${dayInWords(value)} is over: choose a day that is still to come.`
    : null;
}

function numberProblem({ minimum = 0, maximum = 99_999 }: PrintField, value: string): string | null {
  const isWithin = /^\d+$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
  return isWithin ? null : `Enter a whole number from ${minimum} to ${maximum}.`;
}

function listProblem({ problems: [first, ...others] }: NameList): string | null {
  if (!first) return null;
  return `Line ${first.line}: ${first.reason}${others.length > 0 ? ` And ${others.length} more.` : ''}`;
}

function letterProblem(value: string): string | null {
  const letters = unprintable(value);
  if (letters.length === 0) return null;
  const listed = letters.slice(0, MAXIMUM_LISTED).join(' ') + (letters.length > MAXIMUM_LISTED ? ' …' : '');
  return `${letters.length === 1 ? 'This' : 'These'} can’t be printed: ${listed} – use Latin or Devanagari letters, digits and common signs.`;
}
