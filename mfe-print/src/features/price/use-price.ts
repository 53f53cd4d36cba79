import type { Paise } from '@kaagazz/domain';
import { pricedAnswers, printPrice } from '@kaagazz/domain/print';
import type { PrintField, PrintPrice, PrintPriceRow, PrintService } from '@kaagazz/domain/print';

import { usePricesQuery } from '../../api.ts';

/** What a choice costs, as far as it is known here; the server has the last word (E3). */
export type KnownPrice =
  | { state: 'waiting' }
  /** the table could not be fetched */
  | { state: 'away'; retry: () => void }
  /** the pages are not known yet: for each piece so much, and so much for each page of it, in paise */
  | { state: 'by-page'; base: Paise; page: Paise }
  /** the table has no such price (E21, E35); `unsaid`: the field that is empty and decides it */
  | { state: 'on-request'; unsaid: PrintField | null }
  | { state: 'known'; price: PrintPrice };

export interface PricedChoice {
  fields: Readonly<Record<string, string>>;
  quantity: number;
  /** of the file, or as typed; `null`: not known yet */
  pages: number | null;
}

/** The price of a choice at once, from the price table that the page came with. */
export function usePrice(service: PrintService, choice: PricedChoice): KnownPrice {
  const { currentData: rows, isError, refetch } = usePricesQuery(service.id);

  if (rows === undefined) return isError ? { state: 'away', retry: () => void refetch() } : { state: 'waiting' };
  const priceOf = (pages: number) => printPrice(rows, { ...choice, quantity: Math.max(1, choice.quantity), pages });
  const price = priceOf(choice.pages ?? 1);
  if (!price) return { state: 'on-request', unsaid: unsaidOf(service, rows, choice.fields) };
  if (!service.pricedByPage || choice.pages !== null) return { state: 'known', price };
  const page = (priceOf(2)?.unit ?? price.unit) - price.unit;
  return { state: 'by-page', base: price.unit - page, page };
}

function unsaidOf({ fields }: PrintService, rows: readonly PrintPriceRow[], values: PricedChoice['fields']) {
  const isUnsaid = ({ name, kind, isPriced }: PrintField) =>
    kind === 'text' && isPriced && !values[name] && pricedAnswers(rows, values, name).length > 0;
  return fields.find(isUnsaid) ?? null;
}
