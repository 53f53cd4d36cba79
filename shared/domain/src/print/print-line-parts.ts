import { dayInWords, timeInWords } from '../calendar-day.ts';
import type { PrintField } from './print-field.ts';
import type { PrintServiceId } from './print-service.ts';
import { PRINT_SERVICES } from './print-services.ts';

/** One of a line's particulars as people read it: `Paper`, `Matte`. */
export interface PrintOption {
  label: string;
  value: string;
}

/** How a line stands in cart, order and mail. */
export interface PrintLineParts {
  /** `Marriage invitation: Asha & Ravi` */
  title: string;
  /** all that was said, but what the title says already, in the order of the form */
  options: PrintOption[];
}

/** The fields of which a line's title is made. The first set of which all are filled. */
const TITLES: Record<PrintServiceId, readonly { fields: readonly string[]; between: string }[]> = {
  marriage: [{ fields: ['brideName', 'groomName'], between: ' & ' }],
  babyshower: [{ fields: ['parentsToBe'], between: '' }],
  birthday: [{ fields: ['honoreeName'], between: '' }],
  anniversary: [{ fields: ['coupleNames'], between: '' }],
  printbook: [
    { fields: ['customTitle'], between: '' },
    { fields: ['bookType'], between: '' },
  ],
  certificates: [
    { fields: ['customTitle'], between: '' },
    { fields: ['certType'], between: '' },
  ],
  'custom-print': [{ fields: ['printType'], between: '' }],
  'business-cards': [{ fields: ['fullName'], between: '' }],
  'quick-print': [{ fields: ['paperSize', 'colorType'], between: ', ' }],
};

/** @param fields as `checkPrintValues` gives them */
export function partsOfLine(service: PrintServiceId, fields: Readonly<Record<string, string>>): PrintLineParts {
  const { lineTitle, fields: all } = PRINT_SERVICES[service];
  const said = (name: string): string => (Object.hasOwn(fields, name) ? (fields[name] ?? '') : '');
  const naming = TITLES[service].find((title) => title.fields.every((name) => said(name) !== ''));
  const name = naming?.fields.map(said).join(naming.between);
  return {
    title: name === undefined ? lineTitle : `${lineTitle}: ${name}`,
    options: all
      .filter((field) => said(field.name) !== '' && !naming?.fields.includes(field.name))
      .map((field) => ({ label: field.label, value: inWords(field, said(field.name)) })),
  };
}

function inWords({ kind, name }: PrintField, value: string): string {
  if (kind === 'date') return dayInWords(value);
  if (kind === 'time') return timeInWords(value);
  // A number alone says nothing where values stand without their labels.
  if (name === 'pages') return value === '1' ? '1 page' : `${value} pages`;
  if (name === 'age' || name === 'anniversaryYear') return value === '1' ? '1 year' : `${value} years`;
  return value;
}
