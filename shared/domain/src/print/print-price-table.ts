import type { PrintField } from './print-field.ts';
import { normalisePriceOption, printPrice, type PrintPriceRow, splitPrices } from './print-price.ts';
import { MAXIMUM_PRINT_QUANTITY } from '../cart.ts';
import type { PrintService, PrintServiceId } from './print-service.ts';
import { PRINT_SERVICES } from './print-services.ts';

export interface PriceMistake {
  /** Zero-based row index. */
  row: number;
  part: 'options' | 'per' | 'from' | 'price' | 'row';
  message: string;
}

const ON_REQUEST = 'Custom';
/** Rupees per piece. */
const MAXIMUM_PRICE = 1_000_000;
const MAXIMUM_COMBINATIONS = 5_000;

export function pricedFields(service: PrintServiceId): readonly PrintField[] {
  return PRINT_SERVICES[service].fields.filter(({ kind, isPriced }) => kind === 'choice' || isPriced);
}

export function canonicalPriceRow(service: PrintServiceId, row: PrintPriceRow): PrintPriceRow {
  const options = Object.entries(row.options).map(([name, value]) => {
    const choices = pricedFields(service).find((field) => field.name === name)?.choices ?? [];
    const canonical = choices.find((choice) => normalisePriceOption(choice) === normalisePriceOption(value));
    return [name, canonical ?? value.trim()] as const;
  });
  return { ...row, options: Object.fromEntries(options.toSorted(([one], [other]) => (one < other ? -1 : 1))) };
}

export function priceRowKey({ options, per, from }: PrintPriceRow): string {
  const compared = Object.entries(options).map(([name, value]) => `${name}=${normalisePriceOption(value)}`);
  return [per, ...compared.sort(), String(from)].join('|');
}

export function findPriceMistakes(service: PrintServiceId, rows: readonly PrintPriceRow[]): PriceMistake[] {
  const known = new Set<string>();
  const mistakes = rows.flatMap((row, place) => {
    const found = mistakesOfRow(service, row).map((mistake) => ({ row: place, ...mistake }));
    const key = priceRowKey(row);
    if (!known.has(key)) known.add(key);
    else found.push({ row: place, part: 'row', message: 'these options and this quantity already have a price' });
    return found;
  });
  if (mistakes.length > 0) return mistakes;
  const { whole, samples } = splitPrices(rows);
  return [whole, samples].flatMap((part) =>
    findFreeCombinations(part).map((found) => ({ ...found, row: rows.indexOf(part[found.row] as PrintPriceRow) })),
  );
}

export function findMissingPrices(service: PrintServiceId, allRows: readonly PrintPriceRow[]): string[] {
  const rows = splitPrices(allRows).whole;
  const { quantity, piece, lineTitle } = PRINT_SERVICES[service];
  if (rows.length === 0) return [`${lineTitle}: everything is "Price on request"`];

  const named = pricedFields(service).filter(({ name }) => rows.some(({ options }) => Object.hasOwn(options, name)));
  const free = combinations(
    named.filter(({ kind }) => kind !== 'choice').map((field) => [field, textsOf(field, rows)]),
  );
  const chosen = combinations(
    named.filter(({ kind }) => kind === 'choice').map((field) => [field, (field.choices ?? []).filter(isPriceable)]),
  );
  if (chosen.length * free.length > MAXIMUM_COMBINATIONS) return [];

  return chosen.flatMap((choice) => {
    const firsts = free.flatMap((texts) => {
      const price = printPrice(rows, { fields: { ...choice, ...texts }, quantity: MAXIMUM_PRINT_QUANTITY, pages: 1 });
      return price?.breaks[0]?.from ?? [];
    });
    const what = [lineTitle, ...Object.values(choice)].join(', ');
    const first = Math.min(...firsts);
    if (firsts.length === 0) return [`${what}: "Price on request"`];
    return first > quantity.minimum ? [`${what}: "Price on request" below ${first} ${piece[1]}`] : [];
  });
}

function mistakesOfRow(service: PrintServiceId, row: PrintPriceRow): Omit<PriceMistake, 'row'>[] {
  const { lineTitle, pricedByPage } = PRINT_SERVICES[service];
  const { from, per, price } = row;
  const found: Omit<PriceMistake, 'row'>[] = Object.entries(row.options).flatMap(([name, value]) => {
    const message = optionMistake(PRINT_SERVICES[service], name, value);
    return message === null ? [] : [{ part: 'options' as const, message }];
  });
  if (per === 'page' && !pricedByPage) found.push({ part: 'per', message: `${lineTitle} has no pages: write piece` });
  if (!Number.isInteger(from) || from < 1 || from > MAXIMUM_PRINT_QUANTITY) {
    found.push({ part: 'from', message: `must be a whole number from 1 to ${MAXIMUM_PRINT_QUANTITY}` });
  }
  if (!Number.isFinite(price) || Math.abs(price) > MAXIMUM_PRICE) {
    found.push({ part: 'price', message: `must be rupees, at most ${MAXIMUM_PRICE}` });
  } else if (Math.abs(price * 100 - Math.round(price * 100)) > 1e-6) {
    found.push({ part: 'price', message: 'has more than two decimals' });
  } else if (per === 'page' && price <= 0) {
    found.push({ part: 'price', message: 'a page costs more than 0' });
  }
  return found;
}

function optionMistake({ id, lineTitle }: PrintService, name: string, value: string): string | null {
  const fields = pricedFields(id);
  const field = fields.find((one) => one.name === name);
  if (!field) {
    const names = fields.map((one) => one.name).join(', ');
    return `there is no option ${name || '""'}: ${names === '' ? `${lineTitle} has none` : `${lineTitle} has ${names}`}`;
  }
  if (!isPriceable(value)) return `${name} ${ON_REQUEST} has no price: it is always on request`;
  if (field.kind !== 'choice') {
    return value.length > field.longest ? `${name} has at most ${field.longest} characters` : null;
  }
  const choices = (field.choices ?? []).filter(isPriceable);
  const isChoice = choices.some((choice) => normalisePriceOption(choice) === normalisePriceOption(value));
  return isChoice ? null : `${name} "${value}" cannot be chosen: there is ${choices.join(', ')}`;
}

function isPriceable(value: string): boolean {
  return normalisePriceOption(value) !== normalisePriceOption(ON_REQUEST);
}

function findFreeCombinations(rows: readonly PrintPriceRow[]): PriceMistake[] {
  const cheapest = new Map<string, { row: number; price: number }>();
  rows.forEach(({ options, per, price }, row) => {
    const part = [per, ...Object.keys(options).sort()].join('|');
    if (price < (cheapest.get(part)?.price ?? Infinity)) cheapest.set(part, { row, price });
  });
  const parts = [...cheapest.values()];
  if (parts.length === 0 || parts.reduce((sum, { price }) => sum + Math.round(price * 100), 0) > 0) return [];
  const message = 'could make a price of 0 or less: the cheapest rows of all parts together must be above 0';
  return parts.filter(({ price }) => price <= 0).map(({ row }) => ({ row, part: 'price', message }));
}

function textsOf({ name }: PrintField, rows: readonly PrintPriceRow[]): string[] {
  return [...new Set(rows.flatMap(({ options }) => (Object.hasOwn(options, name) ? [options[name] ?? ''] : [])))];
}

function combinations(parts: readonly (readonly [PrintField, readonly string[]])[]): Record<string, string>[] {
  return parts.reduce<Record<string, string>[]>(
    (all, [{ name }, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}
