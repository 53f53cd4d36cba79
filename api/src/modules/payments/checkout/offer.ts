import {
  discountedLines,
  GIFT_WRAP_ID,
  goodsOf,
  isPrintLineId,
  maximumQuantityOf,
  type Paise,
  type Parcel,
  type ShippingRates,
  shippingFor,
  toRupees,
  unitPriceOf,
} from '@kaagazz/domain';
import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { Problem } from '../../../plugins/problem.ts';
import { assertMinimum, type DiscountCodeRow, discountOf } from '../../discounts/discount-uses.ts';
import type { ProductForSale } from '../../catalog/stock.ts';
import type { PrintLineForSale } from '../../print/lines/print-lines-for-sale.ts';
import type { Offer } from '../attempts/attempts.repository.ts';
import type { AttemptLine } from '../attempts/payments.tables.ts';
import { MINIMUM_TOTAL } from '../gateway/minimum-amount.ts';

export interface WantedLine {
  productId: string;
  quantity: number;
  /** Price shown to the shopper, in rupees. */
  price?: number | undefined;
}

export interface Available {
  products: ReadonlyMap<string, ProductForSale>;
  prints: ReadonlyMap<string, PrintLineForSale>;
}

export type { Offer };

/**
 * Merges lines with the same product, in order of first occurrence.
 *
 * @throws Problem 400 `VALIDATION` if a merged quantity exceeds the limit per order
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
    throw new Problem('VALIDATION', `You can order at most ${maximumQuantityOf(tooMany.productId)} of each product.`);
  }
  return result;
}

export function makeOffer(
  wanted: readonly WantedLine[],
  { products, prints }: Available,
  { rates, pin }: { rates: ShippingRates; pin: string },
): Offer {
  const lines = wanted.map((line): AttemptLine => {
    if (isPrintLineId(line.productId)) return printedLine(line.productId, prints);
    const product = products.get(line.productId);
    if (!product) throw productGone(line.productId);
    if (product.stock < line.quantity) throw outOfStock(product);
    const { title, image } = product;
    const { productId, quantity } = line;
    return { productId, title, image, quantity, unitPrice: unitPriceOf(product, quantity) };
  });
  const price = priceOf(lines, rates, { pin, grams: gramsOf(wanted, products) });
  assertPayable(price.total);
  return { lines, ...price, discount: 0, discountCode: null };
}

/**
 * Applies a discount code. A code that was issued for a paid sample or swatch kit reduces only the
 * price of prints.
 */
export function applyDiscount<Line extends Pick<AttemptLine, 'productId' | 'quantity' | 'unitPrice'>>(
  listed: readonly Line[],
  code: DiscountCodeRow,
  { rates, parcel, prints }: { rates: ShippingRates; parcel: Parcel; prints: Available['prints'] },
) {
  const listPrice = goodsOf(listed);
  assertMinimum(code, listPrice);
  const isDiscounted = ({ productId }: Line) => code.creditsOrder === null || isCredited(code, prints.get(productId));
  if (code.creditsOrder !== null && !listed.some(isDiscounted)) throw noPrintToCredit(code);
  const lines = discountedLines(listed, discountOf(code), isDiscounted);
  const price = priceOf(lines, rates, parcel);
  assertPayable(price.total);
  return { lines, ...price, discount: listPrice - price.goods, discountCode: code.code };
}

function isCredited({ service }: DiscountCodeRow, print: PrintLineForSale | undefined): boolean {
  return print !== undefined && !print.isSample && (service === null || service === print.service);
}

function noPrintToCredit({ code, service }: DiscountCodeRow): Problem {
  const what = service === null ? 'print' : PRINT_SERVICES[service].lineTitle.toLowerCase();
  return new Problem('DISCOUNT_CODE_MINIMUM', `The code ${code} is for your next ${what} order.`);
}

/**
 * Adds a line for gift wrap. Call this last, so that the gift wrap's price doesn't change the
 * discount or the shipping fee.
 * @param price null for no gift wrap
 */
export function addGiftWrap(offer: Offer, price: Paise | null): Offer {
  if (price === null) return offer;
  const { lines, goods, total } = offer;
  const wrap = { productId: GIFT_WRAP_ID, title: 'Gift wrap', image: '', quantity: 1, unitPrice: price };
  return { ...offer, lines: [...lines, wrap], goods: goods + price, total: total + price };
}

function assertPayable(total: Paise): void {
  if (total < MINIMUM_TOTAL) {
    throw new Problem('AMOUNT_TOO_SMALL', 'The minimum amount for an online payment is one rupee.');
  }
}

function printedLine(productId: string, prints: Available['prints']): AttemptLine {
  const line = prints.get(productId);
  if (!line) throw productGone(productId);
  const { title, quantity, price, approved, paused } = line;
  if (paused !== null) throw new Problem('SERVICE_PAUSED', paused, { productId });
  if (price === null) {
    const message = `${title} no longer has a fixed price. Please request a price, and we’ll email it to you.`;
    throw new Problem('PRICE_ON_REQUEST', message, { productId });
  }
  if (!approved) {
    throw new Problem('PROOF_NOT_APPROVED', `Please approve the proof of ${title} first.`, { productId });
  }
  return { productId, title, image: '', quantity, unitPrice: price };
}

/**
 * Returns the weight of the lines in grams. Print lines and products of unknown weight count as
 * zero.
 */
export function gramsOf(
  lines: readonly Pick<WantedLine, 'productId' | 'quantity'>[],
  products: Available['products'],
): number {
  return lines.reduce((sum, { productId, quantity }) => sum + quantity * (products.get(productId)?.grams ?? 0), 0);
}

export function priceOf(
  lines: readonly Pick<AttemptLine, 'quantity' | 'unitPrice'>[],
  rates: ShippingRates,
  parcel: Parcel,
) {
  const goods = goodsOf(lines);
  const shipping = lines.length === 0 ? 0 : shippingFor(goods, rates, parcel);
  return { goods, shipping, total: goods + shipping };
}

export function isSameOffer(offer: Offer, other: Offer): boolean {
  return offer.total === other.total && offer.shipping === other.shipping && fingerprint(offer) === fingerprint(other);
}

function fingerprint({ lines, discountCode }: Offer): string {
  const priced = lines.map(({ productId, quantity, unitPrice }) => [productId, quantity, unitPrice]).sort();
  return JSON.stringify([priced, discountCode]);
}

export function summaryOf({ goods, shipping, total }: Pick<Offer, 'goods' | 'shipping' | 'total'>) {
  return { goods: toRupees(goods), shipping: toRupees(shipping), total: toRupees(total) };
}

export function priceChanged(shown: readonly WantedLine[], listed: Offer, offer: Offer): Problem {
  const now = new Map(listed.lines.map(({ productId, unitPrice }) => [productId, toRupees(unitPrice)]));
  const changes = shown.flatMap(({ productId, price: before }) => {
    const price = now.get(productId);
    return before === undefined || price === undefined || price === before ? [] : [{ productId, price }];
  });
  const message = 'Prices have changed since you added items to your cart. Please check the new total.';
  return new Problem('PRICE_CHANGED', message, { changes, summary: summaryOf(offer) });
}

function productGone(productId: string): Problem {
  return new Problem(
    'PRODUCT_GONE',
    'One of the products in your cart is no longer available. Please remove it from the cart.',
    { productId },
  );
}

function outOfStock({ id, title, stock }: ProductForSale): Problem {
  const message = stock === 0 ? `${title} is out of stock.` : `Only ${stock} of ${title} left.`;
  return new Problem('OUT_OF_STOCK', message, { productId: id, available: stock });
}
