import { formatPaise, fromRupees, type Paise } from '../money.ts';

export const PRICED_PER = ['piece', 'page'] as const;

export interface PrintPriceRow {
  options: Record<string, string>;
  per: (typeof PRICED_PER)[number];
  /** Minimum quantity. */
  from: number;
  /** Rupees with at most two decimals. Negative for a discount. */
  price: number;
}

export interface PrintChoice {
  fields: Readonly<Record<string, string>>;
  /** At least 1. */
  quantity: number;
  pages: number | null;
}

export interface PrintPriceBreak {
  from: number;
  unit: Paise;
}

export interface NextPrintBreak {
  more: number;
  saves: Paise;
}

export interface PrintPrice {
  /** Per piece. */
  unit: Paise;
  breaks: PrintPriceBreak[];
  next: NextPrintBreak | null;
}

export const EXTRAS: Readonly<Record<string, string>> = { envelopes: 'Plain' };

export function isSample(fields: Readonly<Record<string, string>>): boolean {
  return Object.hasOwn(fields, 'sample') && fields.sample !== '';
}

export function splitPrices(rows: readonly PrintPriceRow[]) {
  const { false: whole = [], true: samples = [] } = Object.groupBy(rows, ({ options }) => `${isSample(options)}`);
  return { whole, samples };
}

type Component = PrintPriceRow[];

export function normalisePriceOption(value: string): string {
  return value.normalize('NFKC').toLowerCase().replace(/\s/g, '').replace(/×/g, 'x');
}

export function printPrice(
  allRows: readonly PrintPriceRow[],
  { fields: values, quantity, pages }: PrintChoice,
): PrintPrice | null {
  const { whole, samples } = splitPrices(allRows);
  const rows = isSample(values) ? samples.map(withoutSample) : whole;
  const fields = isSample(values) ? { ...values, envelopes: '' } : values;
  const components = componentsOf(rows).map((component) => component.filter((row) => isChosen(row, fields)));
  if (components.length === 0 || components.some(isAmbiguous) || hasUnpricedExtra(rows, fields)) return null;

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

export function nextBreakText({ more, saves }: NextPrintBreak): string {
  return `${more} more and each costs ${formatPaise(saves)} less`;
}

export function pricedOptions(rows: readonly PrintPriceRow[], fields: PrintChoice['fields'], name: string): string[] {
  const values = rows.flatMap((row) => {
    const { [name]: value, ...others } = row.options;
    return value && isChosen({ ...row, options: others }, fields) ? [value] : [];
  });
  return [...new Set(values)];
}

export function startingPrice(rows: readonly PrintPriceRow[], quantity: number): Paise | null {
  const { whole } = splitPrices(rows);
  const units = choicesIn(componentsOf(whole)).flatMap(
    (fields) => printPrice(whole, { fields, quantity, pages: 1 })?.unit ?? [],
  );
  return units.length > 0 ? Math.min(...units) : null;
}

function withoutSample({ options: { sample: _sample, ...options }, ...row }: PrintPriceRow): PrintPriceRow {
  return { ...row, options };
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
    ([name, value]) => normalisePriceOption(value) === normalisePriceOption(chosen(fields, name)),
  );
}

function chosen(fields: Readonly<Record<string, string>>, name: string): string {
  const value = Object.hasOwn(fields, name) ? (fields[name] ?? '') : '';
  return value === '' && Object.hasOwn(EXTRAS, name) ? (EXTRAS[name] ?? '') : value;
}

function hasUnpricedExtra(rows: readonly PrintPriceRow[], fields: Readonly<Record<string, string>>): boolean {
  return Object.entries(EXTRAS).some(
    ([name, free]) => chosen(fields, name) !== free && !rows.some(({ options }) => Object.hasOwn(options, name)),
  );
}

function isAmbiguous(component: Component): boolean {
  return new Set(component.map(({ from }) => from)).size < component.length;
}

function thresholdsOf(rows: readonly PrintPriceRow[]): number[] {
  return [...new Set(rows.map(({ from }) => from))].sort((one, other) => one - other);
}

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
