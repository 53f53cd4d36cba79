import { formatPaise, fromRupees, type Paise } from '../money.ts';

/** What a price may be for, in the order of the merchant's file. */
export const PRICED_PER = ['piece', 'page'] as const;

/** One row of the price table of a service, as it travels. */
export interface PrintPriceRow {
  /** chosen values by field name, all of which must be chosen: `{ size: 'A4', coverType: 'Hardcover' }`; '' where nothing is said */
  options: Record<string, string>;
  /** whether it is paid for each piece, or for each page of each piece */
  per: (typeof PRICED_PER)[number];
  /** from so many pieces on, until the next row of the same options */
  from: number;
  /** rupees with two decimals at most; may be below 0 where another part of the price makes up for it */
  price: number;
}

/** What a line is made of, as far as its price depends on it. */
export interface PrintChoice {
  fields: Readonly<Record<string, string>>;
  /** pieces, at least 1 */
  quantity: number;
  /** of the file; null: unknown, or there is none */
  pages: number | null;
}

/** The price of a piece from so many on. */
export interface PrintPriceBreak {
  from: number;
  unit: Paise;
}

/** So many more, and each piece costs so much less. */
export interface NextPrintBreak {
  more: number;
  saves: Paise;
}

export interface PrintPrice {
  /** of one piece */
  unit: Paise;
  /** all prices of a piece by quantity, fewest first; neighbours differ */
  breaks: PrintPriceBreak[];
  /** the next quantity at which a piece is cheaper than now; null: there is none */
  next: NextPrintBreak | null;
}

/** Rows that price the same thing: same names of options, same `per`. */
type Component = PrintPriceRow[];

/** A value as the price table compares it: letter case, blanks and x or × don't count (E35). */
export function normalisePriceOption(value: string): string {
  return value.normalize('NFKC').toLowerCase().replace(/\s/g, '').replace(/×/g, 'x');
}

/**
 * The price of a piece. Rows with the same names of options and the same `per` are one component of it; of each component the row counts
 * whose options are all chosen, with the highest `from` that the quantity reaches; a row per page counts times the pages. The
 * price is the sum (E21).
 *
 * @returns null: on request, because the table has no such price, or not exactly one
 */
export function printPrice(
  rows: readonly PrintPriceRow[],
  { fields, quantity, pages }: PrintChoice,
): PrintPrice | null {
  const components = componentsOf(rows).map((component) => component.filter((row) => isChosen(row, fields)));
  if (components.length === 0 || components.some(hasTwins)) return null;

  const unitAt = (pieces: number): Paise | null => {
    let unit = 0;
    for (const component of components) {
      const row = component.filter(({ from }) => from <= pieces).toSorted((one, other) => other.from - one.from)[0];
      if (!row || (row.per === 'page' && pages === null)) return null;
      unit += fromRupees(row.price) * (row.per === 'page' ? (pages ?? 0) : 1);
    }
    return unit > 0 ? unit : null;
  };

  const unit = unitAt(quantity);
  if (unit === null) return null;
  const breaks: PrintPriceBreak[] = [];
  for (const from of thresholdsOf(components.flat())) {
    const price = unitAt(from);
    if (price !== null && price !== breaks.at(-1)?.unit) breaks.push({ from, unit: price });
  }
  const cheaper = breaks.find((one) => one.from > quantity && one.unit < unit);
  return {
    unit,
    breaks,
    next: cheaper ? { more: cheaper.from - quantity, saves: unit - cheaper.unit } : null,
  };
}

/** `50 more and each costs Rs. 4 less`. */
export function nextBreakText({ more, saves }: NextPrintBreak): string {
  return `${more} more and each costs ${formatPaise(saves)} less`;
}

/** Returns the values of a field that have a price with the other fields as they are, in table order. */
export function pricedOptions(rows: readonly PrintPriceRow[], fields: PrintChoice['fields'], name: string): string[] {
  const options = rows.flatMap((row) => {
    const { [name]: option, ...others } = row.options;
    return option && isChosen({ ...row, options: others }, fields) ? [option] : [];
  });
  return [...new Set(options)];
}

/**
 * The lowest price of a piece that anybody can get, for `from Rs. 38 each`; of what is priced by the page, with one page.
 *
 * @returns null: everything is on request
 */
export function startingPrice(rows: readonly PrintPriceRow[]): Paise | null {
  const most = Math.max(...thresholdsOf(rows));
  let lowest: Paise | null = null;
  for (const fields of choicesIn(componentsOf(rows))) {
    for (const { unit } of printPrice(rows, { fields, quantity: most, pages: 1 })?.breaks ?? []) {
      lowest = Math.min(unit, lowest ?? unit);
    }
  }
  return lowest;
}

function componentsOf(rows: readonly PrintPriceRow[]): Component[] {
  const components = new Map<string, Component>();
  for (const row of rows) {
    const key = JSON.stringify([row.per, Object.keys(row.options).sort()]);
    components.set(key, [...(components.get(key) ?? []), row]);
  }
  return [...components.values()];
}

function isChosen({ options }: PrintPriceRow, fields: Readonly<Record<string, string>>): boolean {
  return Object.entries(options).every(
    ([name, value]) =>
      normalisePriceOption(value) === normalisePriceOption(Object.hasOwn(fields, name) ? (fields[name] ?? '') : ''),
  );
}

/** Two rows that count at once: which of them is meant nobody knows. */
function hasTwins(component: Component): boolean {
  return new Set(component.map(({ from }) => from)).size < component.length;
}

function thresholdsOf(rows: readonly PrintPriceRow[]): number[] {
  return [...new Set(rows.map(({ from }) => from))].sort((one, other) => one - other);
}

/** All choices of which every component may have a row. */
function choicesIn(components: readonly Component[]): Record<string, string>[] {
  let choices: Record<string, string>[] = [{}];
  for (const component of components) {
    const optionSets = new Map(component.map(({ options }) => [JSON.stringify(options), options]));
    choices = choices.flatMap((choice) =>
      [...optionSets.values()]
        .filter((options) =>
          Object.entries(options).every(
            ([name, value]) =>
              choice[name] === undefined || normalisePriceOption(choice[name]) === normalisePriceOption(value),
          ),
        )
        .map((options) => ({ ...choice, ...options })),
    );
  }
  return choices;
}
