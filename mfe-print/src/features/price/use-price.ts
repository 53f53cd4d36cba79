import type { Paise } from '@kaagazz/domain';
import { pricedOptions, printPrice } from '@kaagazz/domain/print';
import type { PrintField, PrintPrice, PrintPriceRow, PrintService } from '@kaagazz/domain/print';

import { usePricesQuery } from '../../api.ts';

/**
 * The prices are only for display. The server calculates the price to charge (docs/product.md,
 * Prices).
 */
export type PriceState =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'per-page'; perPiece: Paise; perPage: Paise }
  | { state: 'on-request'; missingField: PrintField | null }
  | { state: 'known'; price: PrintPrice }
  | { state: 'paid' }
  | { state: 'paused'; message: string };

interface PricedOrder {
  fields: Readonly<Record<string, string>>;
  quantity: number;
  pages: number | null;
}

export function usePrice(service: PrintService, order: PricedOrder): PriceState {
  const { currentData, isError, refetch } = usePricesQuery(service.id);

  if (currentData === undefined)
    return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
  const { rows, paused } = currentData;
  if (paused !== null) return { state: 'paused', message: paused };
  const priceOf = (pages: number) => printPrice(rows, { ...order, quantity: Math.max(1, order.quantity), pages });
  const price = priceOf(order.pages ?? 1);
  if (!price) return { state: 'on-request', missingField: findMissingField(service, rows, order.fields) };
  if (!service.pricedByPage || order.pages !== null) return { state: 'known', price };
  const perPage = (priceOf(2)?.unit ?? price.unit) - price.unit;
  return { state: 'per-page', perPiece: price.unit - perPage, perPage };
}

function findMissingField({ fields }: PrintService, rows: readonly PrintPriceRow[], values: PricedOrder['fields']) {
  const isMissing = ({ name, kind, isPriced }: PrintField) =>
    kind === 'text' && isPriced && !values[name] && pricedOptions(rows, values, name).length > 0;
  return fields.find(isMissing) ?? null;
}
