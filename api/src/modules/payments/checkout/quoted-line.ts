import {
  fromRupees,
  isPrintLineId,
  maximumQuantityOf,
  priceAtQuantity,
  quantityPrices,
  toRupees,
} from '@kaagazz/domain';
import type { z } from 'zod';
import type { PrintLineForSale } from '../../print/lines/print-lines-for-sale.ts';
import type { Available, WantedLine } from './offer.ts';
import type { QuoteResponse } from '@kaagazz/api-schema';

type QuotedLine = z.infer<typeof QuoteResponse>['lines'][number];

/** Prices are in rupees. */
export function quotedLine({ productId, quantity, price: shown }: WantedLine, available: Available): QuotedLine {
  const isChanged = (price: number) => shown !== undefined && fromRupees(shown) !== price;
  const gone = { productId, title: '', price: 0, quantity, stock: 0, problem: 'GONE' as const };
  if (isPrintLineId(productId)) {
    const line = available.prints.get(productId);
    return line ? printedLine(line, isChanged) : gone;
  }

  const product = available.products.get(productId);
  if (!product) return gone;
  const { title, stock } = product;
  const prices = quantityPrices(product.price, product.quantityDiscounts);
  const price = priceAtQuantity({ price: product.price, quantityPrices: prices }, quantity);
  const problem = stock < quantity ? ('OUT_OF_STOCK' as const) : isChanged(price) ? ('PRICE_CHANGED' as const) : null;
  const onWire = prices.map((step) => ({ ...step, price: toRupees(step.price) }));
  const quoted = { productId, title, price: toRupees(price), quantity, stock, problem };
  return onWire.length === 0 ? quoted : { ...quoted, quantityPrices: onWire };
}

function printedLine(line: PrintLineForSale, isChanged: (price: number) => boolean): QuotedLine {
  const { id, title, quantity, price, options, fileName, approved, paused, editPath, proofPath, image } = line;
  return {
    productId: id,
    title,
    price: toRupees(price ?? 0),
    quantity,
    stock: maximumQuantityOf(id),
    problem: problemOf(line, isChanged),
    print: { options, file: fileName, approved, ...(paused !== null && { paused }), editPath, proofPath, image },
  };
}

function problemOf({ price, approved, paused }: PrintLineForSale, isChanged: (price: number) => boolean) {
  if (paused !== null) return 'GONE';
  if (price === null) return 'PRICE_ON_REQUEST';
  if (!approved) return 'NOT_APPROVED';
  return isChanged(price) ? 'PRICE_CHANGED' : null;
}
