import { printPrice } from '@kaagazz/domain/print';
import type { PrintPrice, PrintService } from '@kaagazz/domain/print';

import { usePricesQuery } from '../../api.ts';

/** What a choice costs, as far as it is known here; the server has the last word (E3). */
export type KnownPrice =
  | { state: 'waiting' }
  /** the table could not be fetched */
  | { state: 'away'; retry: () => void }
  /** what it depends on is not known yet */
  | { state: 'unknown'; missing: 'pages' }
  /** the table has no such price (E21, E35) */
  | { state: 'on-request' }
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
  // A table by the page can't say anything before the pages are known; that one page has no price says that none has one.
  const isCounted = service.pricedByPage && choice.pages === null;
  const price = printPrice(rows, { ...choice, quantity: Math.max(1, choice.quantity), pages: choice.pages ?? 1 });
  if (!price) return { state: 'on-request' };
  return isCounted ? { state: 'unknown', missing: 'pages' } : { state: 'known', price };
}
