import type { NewOrderDraft, NewOrderPreview } from '@kaagazz/api-schema';
import {
  isIndianMobile,
  pinCodeIn,
  priceWithDiscount,
  type ShippingRates,
  toRupees,
  unitPriceOf,
} from '@kaagazz/domain';
import type { z } from 'zod';
import { Problem } from '../../plugins/problem.ts';
import type { ProductForSale } from '../catalog/stock.ts';

import { gramsOf, makeOffer, mergeLines, type Offer, priceOf } from '../payments/checkout/offer.ts';

type Draft = z.output<typeof NewOrderDraft>;
type Products = ReadonlyMap<string, ProductForSale>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function deskOffer(
  { lines, discountPercent, address }: Pick<Draft, 'lines' | 'discountPercent' | 'address'>,
  products: Products,
  rates: ShippingRates,
): Offer {
  const wanted = mergeLines(lines);
  const discounted = new Map(
    wanted.flatMap(({ productId, quantity }) => {
      const product = products.get(productId);
      if (!product) return [];
      const price = priceWithDiscount(unitPriceOf(product, quantity), discountPercent);
      return [[productId, { ...product, price, quantityDiscounts: '' }] as const];
    }),
  );
  return makeOffer(wanted, { products: discounted, prints: new Map() }, { rates, pin: pinCodeIn(address) });
}

export function previewOf(draft: Draft, products: Products, rates: ShippingRates): NewOrderPreview {
  const lines = mergeLines(draft.lines).flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    if (!product) return [];
    const before = unitPriceOf(product, quantity);
    const unitPrice = priceWithDiscount(before, draft.discountPercent);
    return [{ ...product, productId, quantity, unitPrice, before: before * quantity }];
  });
  const parcel = { pin: pinCodeIn(draft.address), grams: gramsOf(lines, products) };
  const { goods, shipping, total } = priceOf(lines, rates, parcel);
  return {
    lines: lines.map(({ productId, title, quantity, unitPrice, stock }) => ({
      productId,
      title,
      quantity,
      price: toRupees(unitPrice),
      amount: toRupees(unitPrice * quantity),
      stock,
    })),
    goods: toRupees(goods),
    discount: toRupees(lines.reduce((sum, { before }) => sum + before, 0) - goods),
    shipping: toRupees(shipping),
    total: toRupees(total),
    missing: [...stockProblems(draft, products), ...missingFacts(draft, rates)],
  };
}

export function assertComplete(draft: Draft, rates: ShippingRates): void {
  const [first] = missingFacts(draft, rates);
  if (first !== undefined) throw new Problem('NOT_POSSIBLE', `Something is missing: ${first}.`);
}

function stockProblems({ lines }: Draft, products: Products): string[] {
  return mergeLines(lines).flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    if (!product) return ['a product is no longer on sale'];
    return product.stock < quantity ? [`only ${product.stock} of ${product.title} in stock`] : [];
  });
}

function missingFacts(draft: Draft, { zones }: ShippingRates): string[] {
  const { lines, name, phone, email, address, discountPercent, discountReason, payment, sendsEmail, reference } = draft;
  const missing: readonly (readonly [boolean, string])[] = [
    [lines.length === 0, 'products'],
    [name === '', 'the name'],
    [!isIndianMobile(phone), 'a 10-digit phone number'],
    [address === '', 'the address'],
    [address !== '' && zones.length > 0 && pinCodeIn(address) === '', 'the PIN code in the address'],
    [payment === 'link' && sendsEmail && email === '', 'an email address for the link'],
    [email !== '' && !EMAIL.test(email), 'a valid email address'],
    [discountPercent > 0 && discountReason === '', 'the reason for the discount'],
    [payment === 'paid' && reference === '', 'how it was paid'],
  ];
  return missing.filter(([isMissing]) => isMissing).map(([, what]) => what);
}
