import { toRupees } from '../money.ts';
import { EXTRAS, isSample, printPrice, type PrintPriceRow } from './print-price.ts';
import { pricedFields, priceRowKey } from './print-price-table.ts';
import type { PrintServiceId } from './print-service.ts';
import { PRINT_SERVICES } from './print-services.ts';

export interface PrintPriceDifference extends Omit<PrintPriceRow, 'price'> {
  /** Old price in rupees. Null for an added row. */
  before: number | null;
  /** New price in rupees. Null for a removed row. */
  after: number | null;
}

/** Prices are in rupees per piece. Null means that the price is on request. */
export interface PrintPriceExample {
  what: string;
  quantity: number;
  before: number | null;
  after: number | null;
}

const EXAMPLE_PAGES = 24;
const MAXIMUM_EXAMPLES = 6;

export function printPriceDifferences(
  before: readonly PrintPriceRow[],
  after: readonly PrintPriceRow[],
): PrintPriceDifference[] {
  const old = new Map(before.map((row) => [priceRowKey(row), row.price]));
  const kept = new Set(after.map(priceRowKey));
  return [
    ...after
      .map((row) => differenceOf(row, old.get(priceRowKey(row)) ?? null, row.price))
      .filter((one) => one.before !== one.after),
    ...before.filter((row) => !kept.has(priceRowKey(row))).map((row) => differenceOf(row, row.price, null)),
  ];
}

export function applyPriceDifferences(
  rows: readonly PrintPriceRow[],
  differences: readonly PrintPriceDifference[],
): PrintPriceRow[] {
  const table = new Map(rows.map((row) => [priceRowKey(row), row]));
  for (const { options, per, from, after } of differences) {
    const row = { options, per, from, price: after ?? 0 };
    if (after === null) table.delete(priceRowKey(row));
    else table.set(priceRowKey(row), row);
  }
  return [...table.values()];
}

export function printPriceExample(
  service: PrintServiceId,
  before: readonly PrintPriceRow[],
  after: readonly PrintPriceRow[],
  row: Pick<PrintPriceRow, 'options' | 'from'> | undefined,
  leastQuantity = PRINT_SERVICES[service].quantity.default,
): PrintPriceExample {
  const { lineTitle, piece, pricedByPage } = PRINT_SERVICES[service];
  const named = pricedFields(service).filter(({ name }) => after.some(({ options }) => Object.hasOwn(options, name)));
  const fields = {
    ...Object.fromEntries(named.map(({ name, choices }) => [name, choices?.[0] ?? ''])),
    ...row?.options,
  };
  const quantity = isSample(fields) ? 1 : Math.max(leastQuantity, row?.from ?? 1);
  const unitIn = (rows: readonly PrintPriceRow[]) => {
    const unit = printPrice(rows, { fields, quantity, pages: pricedByPage ? EXAMPLE_PAGES : null })?.unit;
    return unit === undefined ? null : toRupees(unit);
  };
  const what = [
    `${quantity} ${piece[quantity === 1 ? 0 : 1]}`,
    ...Object.entries(fields).flatMap(([name, value]) => (value && value !== EXTRAS[name] ? [value] : [])),
    ...(pricedByPage ? [`${EXAMPLE_PAGES} pages`] : []),
  ];
  return { what: `${lineTitle}: ${what.join(', ')}`, quantity, before: unitIn(before), after: unitIn(after) };
}

export function printPriceExamples(
  service: PrintServiceId,
  before: readonly PrintPriceRow[],
  after: readonly PrintPriceRow[],
): PrintPriceExample[] {
  const { minimum } = PRINT_SERVICES[service].quantity;
  const changed = printPriceDifferences(before, after);
  const examples = (changed.length > 0 ? changed : after).map((row) =>
    printPriceExample(service, before, after, row, minimum),
  );
  return [...new Map(examples.map((example) => [example.what, example])).values()].slice(0, MAXIMUM_EXAMPLES);
}

function differenceOf(
  { options, per, from }: PrintPriceRow,
  before: number | null,
  after: number | null,
): PrintPriceDifference {
  return { options, per, from, before, after };
}
