import { isPrintLineId, maximumQuantityOf, type Paise, shippingFor, toRupees } from '@kaagazz/domain';
import { Problem } from '../../../plugins/problem.ts';
import type { ProductForSale } from '../../catalog/stock.ts';
import type { PrintLineForSale } from '../../print/lines/print-lines-for-sale.ts';
import type { Offer } from '../attempts/attempts.repository.ts';
import type { AttemptLine } from '../attempts/payments.tables.ts';

/** A product and how many of it, as a browser asks; its `price` (rupees) is what the shopper was shown, never what is paid. */
export interface WantedLine {
  productId: string;
  quantity: number;
  price?: number | undefined;
}

/** What can be sold at this moment, by id: products, and what this buyer has had made ready to be printed. */
export interface Shelf {
  products: ReadonlyMap<string, ProductForSale>;
  prints: ReadonlyMap<string, PrintLineForSale>;
}

/** The gateway takes nothing smaller. */
const MINIMUM_TOTAL: Paise = 100;

/**
 * The same product named twice is one line with the sum of pieces, in the order of first mention.
 *
 * @throws Problem 400 when a sum is more than one order may hold
 */
export function mergeLines(lines: readonly WantedLine[]): WantedLine[] {
  const merged = new Map<string, WantedLine>();
  for (const line of lines) {
    const known = merged.get(line.productId);
    merged.set(line.productId, known ? { ...known, quantity: known.quantity + line.quantity } : { ...line });
  }
  const result = [...merged.values()];
  const tooMany = result.find(({ productId, quantity }) => quantity > maximumQuantityOf(productId));
  if (tooMany) {
    throw new Problem('VALIDATION', `At most ${maximumQuantityOf(tooMany.productId)} of one product can be ordered.`);
  }
  return result;
}

/**
 * What these lines cost at the shop's own prices (E3, E11). Of what is printed to order the copies are the line's own too: they are what was approved.
 *
 * @throws Problem 409 `PRODUCT_GONE`, `OUT_OF_STOCK` (with what is `available`), `PROOF_NOT_APPROVED`, `PRICE_ON_REQUEST`, each with the `productId`;
 *   400 `AMOUNT_TOO_SMALL`
 */
export function makeOffer(wanted: readonly WantedLine[], { products, prints }: Shelf, flatRate: Paise): Offer {
  const lines = wanted.map((line): AttemptLine => {
    if (isPrintLineId(line.productId)) return printedLine(line.productId, prints);
    const product = products.get(line.productId);
    if (!product) throw productGone(line.productId);
    if (product.stock < line.quantity) throw outOfStock(product);
    const { title, image, price } = product;
    return { productId: line.productId, title, image, quantity: line.quantity, unitPrice: price };
  });
  const { goods, shipping, total } = priceOf(lines, flatRate);
  if (total < MINIMUM_TOTAL) throw new Problem('AMOUNT_TOO_SMALL', 'The total is too small to be paid online.');
  return { lines, goods, shipping, total };
}

function printedLine(productId: string, prints: Shelf['prints']): AttemptLine {
  const line = prints.get(productId);
  if (!line) throw productGone(productId);
  const { title, quantity, price, approved } = line;
  if (price === null) {
    const message = `${title} has no price of its own any more. Ask us for one, and we write to you.`;
    throw new Problem('PRICE_ON_REQUEST', message, { productId });
  }
  if (!approved) {
    throw new Problem('PROOF_NOT_APPROVED', `Please look at the proof of ${title} first.`, { productId });
  }
  // Its picture is the shopper's: it stays with the line, and goes with the account.
  return { productId, title, image: '', quantity, unitPrice: price };
}

/** Goods, shipping and total in paise. Nothing to send costs no shipping. */
export function priceOf(lines: readonly Pick<AttemptLine, 'quantity' | 'unitPrice'>[], flatRate: Paise) {
  const goods = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const shipping = lines.length === 0 ? 0 : shippingFor(goods, flatRate);
  return { goods, shipping, total: goods + shipping };
}

/** Whether paying for `offer` is paying for the same things at the same prices as `other`; the order of lines does not matter. */
export function isSameOffer(offer: Offer, other: Offer): boolean {
  return offer.total === other.total && offer.shipping === other.shipping && fingerprint(offer) === fingerprint(other);
}

function fingerprint({ lines }: Offer): string {
  return JSON.stringify(lines.map(({ productId, quantity, unitPrice }) => [productId, quantity, unitPrice]).sort());
}

/** The same amounts in rupees, for the wire (E10). */
export function summaryOf({ goods, shipping, total }: Pick<Offer, 'goods' | 'shipping' | 'total'>) {
  return { goods: toRupees(goods), shipping: toRupees(shipping), total: toRupees(total) };
}

/** The shopper agreed to another total: names the lines that were shown at another price, and what it costs now (rupees). */
export function priceChanged(shown: readonly WantedLine[], offer: Offer): Problem {
  const now = new Map(offer.lines.map(({ productId, unitPrice }) => [productId, toRupees(unitPrice)]));
  const changes = shown.flatMap(({ productId, price: before }) => {
    const price = now.get(productId);
    return before === undefined || price === undefined || price === before ? [] : [{ productId, price }];
  });
  const message = 'Prices have changed since you filled your cart. Please look at the new total.';
  return new Problem('PRICE_CHANGED', message, { changes, summary: summaryOf(offer) });
}

function productGone(productId: string): Problem {
  return new Problem('PRODUCT_GONE', 'One of the products in your cart is no longer sold.', { productId });
}

function outOfStock({ id, title, stock }: ProductForSale): Problem {
  const message = stock === 0 ? `${title} is out of stock.` : `Only ${stock} of ${title} left.`;
  return new Problem('OUT_OF_STOCK', message, { productId: id, available: stock });
}
