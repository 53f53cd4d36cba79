import { isEmail } from '../contact-rules.ts';
import { dayInWords, isCalendarDay } from '../calendar-day.ts';
import type { PrintField } from './print-field.ts';
import type { PrintServiceId } from './print-service.ts';
import { PRINT_SERVICES } from './print-services.ts';
import { unprintable } from './printed-letters.ts';

/** A form's values as they are kept, and what is wrong with them. */
export interface CheckedPrintValues {
  /** every field of the service by its name, '' where nothing is said */
  values: Record<string, string>;
  /** by field: one sentence for the shopper; empty when all is well */
  problems: Record<string, string>;
}

/** Control characters, halves of characters, and marks that turn the direction of what follows: a printed line has none of them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
const LATEST_YEAR = 2100;
/** Of the letters that cannot be printed so many are named. */
const MOST_NAMED = 12;

/**
 * Checks and tidies all values of a service's form but quantity and file: one definition for the forms and the api (specification
 * §3, §5; E28). Checking what it gives back changes nothing.
 *
 * @param values by field name; missing ones count as ''
 * @param from the earliest day of an occasion, YYYY-MM-DD: `dayInIndia` in a form, `earliestOccasion` in the api; without one any
 *   day is taken
 */
export function checkPrintValues(
  service: PrintServiceId,
  values: Readonly<Record<string, string>>,
  { from }: { from?: string } = {},
): CheckedPrintValues {
  const { fields } = PRINT_SERVICES[service];
  const kept: [string, string][] = [];
  const problems: [string, string][] = [];
  for (const field of fields) {
    const value = tidy(field, Object.hasOwn(values, field.name) ? (values[field.name] ?? '') : '');
    const problem = problemOf(field, value, from);
    kept.push([field.name, value]);
    if (problem !== null) problems.push([field.name, problem]);
  }
  for (const name of Object.keys(values)) {
    if (!fields.some((field) => field.name === name)) problems.push([name, 'This form has no such field.']);
  }
  return { values: Object.fromEntries(kept), problems: Object.fromEntries(problems) };
}

function tidy({ kind }: PrintField, typed: string): string {
  const lines = typed.replace(/\r\n?/g, '\n').split(kind === 'long-text' ? '\n' : /(?!)/);
  const text = lines
    .map((line) => line.replace(/\s/g, ' ').replace(UNPRINTABLE, '').normalize('NFC').replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (!VISIBLE.test(text)) return '';
  if (kind === 'number' && /^\d+$/.test(text)) return text.replace(/^0+(?=\d)/, '');
  // People leave it out; a link without it leads nowhere.
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
      return field.choices?.includes(value) ? null : `Choose one: ${field.choices?.join(', ')}.`;
    case 'date':
      return dateProblem(value, from);
    case 'time':
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? null : 'Enter a time, such as 18:30.';
    case 'number':
      return numberProblem(field, value);
    case 'email':
      return isEmail(value) ? null : 'Enter a valid email address.';
    case 'phone':
      return isPhone(value) ? null : 'Enter a phone number of 7 to 15 digits, such as 98765 43210.';
    case 'phone-or-email':
      return isPhone(value) || isEmail(value) ? null : 'Enter a phone number or an e-mail address.';
    case 'web-address':
      return isWebAddress(value) ? null : 'Enter a web address, such as https://kaagazz.example.';
  }
}

function dateProblem(value: string, from: string | undefined): string | null {
  if (!isCalendarDay(value) || Number(value.slice(0, 4)) > LATEST_YEAR) {
    return 'Enter a day of the calendar, such as 14 February 2027.';
  }
  return from !== undefined && value < from
    ? `${dayInWords(value)} is over: choose a day that is still to come.`
    : null;
}

function numberProblem({ minimum = 0, maximum = 99_999 }: PrintField, value: string): string | null {
  const isWithin = /^\d+$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
  return isWithin ? null : `Enter a whole number from ${minimum} to ${maximum}.`;
}

/** A name that is printed with letters missing is worse than none. */
function letterProblem(value: string): string | null {
  const letters = unprintable(value);
  if (letters.length === 0) return null;
  const named = letters.slice(0, MOST_NAMED).join(' ') + (letters.length > MOST_NAMED ? ' …' : '');
  return `${letters.length === 1 ? 'This' : 'These'} can’t be printed: ${named} – use Latin or Devanagari letters, digits and common signs.`;
}

function isPhone(text: string): boolean {
  return /^\+?[\d ()./-]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));
}

/** A page of the web, never a script or a file. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@:]+\.[^\s/?#@:.]+(:\d{1,5})?([/?#]\S*)?$/i.test(text);
}
