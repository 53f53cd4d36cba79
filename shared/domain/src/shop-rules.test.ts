import fc from 'fast-check';

import { categorySlug } from './category.ts';
import {
  isEmail,
  isIndianMobile,
  isOtp,
  isTenDigitPhone,
  normaliseEmail,
  normaliseIndianPhone,
  normaliseOtp,
} from './contact-rules.ts';
import { starCount } from './rating.ts';
import { missingToThreshold, shippingFor, shipsFree, type ShippingRates } from './shipping.ts';
import { stockText } from './stock.ts';

const FREE_ABOVE = 250_000;
const RATES: ShippingRates = { flatFee: 9_900, perKg: 0, freeAbove: FREE_ABOVE, zones: [] };
const PARCEL = { pin: '110003', grams: 500 };

describe('shipping', () => {
  it('ships free above Rs. 2,500 but not at exactly that amount', () => {
    expect(shippingFor(FREE_ABOVE, RATES, PARCEL)).toBe(9_900);
    expect(shippingFor(FREE_ABOVE + 1, RATES, PARCEL)).toBe(0);
  });

  it('charges the flat shipping rate for goods worth up to Rs. 2,500', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: FREE_ABOVE }), fc.nat(50_000), (goods, rate) =>
        expect(shippingFor(goods, { ...RATES, flatFee: rate }, PARCEL)).toBe(rate),
      ),
    );
  });
});

describe('shipping zones', () => {
  const north = { pins: ['1'], flatFee: 12_000, perKg: 3_000 };
  const delhi = { pins: ['110', '1219'], flatFee: 5_000, perKg: 0 };
  const zones: ShippingRates = { ...RATES, perKg: 2_000, zones: [north, delhi] };

  it.each([
    ['560001', 900, 9_900, 'outside of all zones'],
    ['560001', 1_000, 9_900, 'at exactly one kilogram'],
    ['560001', 1_001, 11_900, 'for a second kilogram that is started'],
    ['160017', 2_500, 18_000, 'in a zone with its own fee per kilogram'],
    ['110003', 2_500, 5_000, 'in the zone with the longest matching prefix'],
    ['', 0, 9_900, 'to an unknown PIN code'],
  ])('a parcel to %s of %d g costs %d paise %s', (pin, grams, fee) => {
    expect(shippingFor(10_000, zones, { pin, grams })).toBe(fee);
    expect(shippingFor(FREE_ABOVE + 1, zones, { pin, grams })).toBe(0);
  });
});

describe('missingToThreshold', () => {
  it('returns the amount still needed to reach the free-shipping threshold', () => {
    expect(missingToThreshold(0, FREE_ABOVE)).toBe(250_000);
    expect(missingToThreshold(FREE_ABOVE - 1, FREE_ABOVE)).toBe(1);
    expect(missingToThreshold(FREE_ABOVE, FREE_ABOVE)).toBe(0);
    expect(shipsFree(FREE_ABOVE, FREE_ABOVE)).toBe(false);
  });

  it('shipping is free only if the price of the goods is above the threshold', () => {
    fc.assert(
      fc.property(fc.nat(300_000), fc.integer({ min: 1, max: 50_000 }), (goods, more) => {
        const reached = goods + missingToThreshold(goods, FREE_ABOVE);

        expect(shipsFree(reached + more, FREE_ABOVE)).toBe(true);
        expect(shipsFree(reached, FREE_ABOVE)).toBe(goods > FREE_ABOVE);
        expect(shippingFor(goods, RATES, PARCEL) === 0).toBe(shipsFree(goods, FREE_ABOVE));
      }),
    );
  });
});

describe('stock', () => {
  it.each([
    [0, 'Out of Stock', 'Out of Stock'],
    [1, 'Limited Stock', 'Only 1 left'],
    [5, 'Limited Stock', 'Only 5 left'],
    [6, null, null],
  ])('describes a stock of %d as %s on a card and %s on the product page', (stock, card, page) => {
    expect(stockText(stock)).toBe(card);
    expect(stockText(stock, { exact: true })).toBe(page);
  });
});

it.each([
  ['gift-sets', 'gift-sets'],
  ['Gift Sets', 'gift-sets'],
  ['GIFT+SETS', 'gift-sets'],
  [' paper ', 'paper'],
])('parses the category in the URL part %j', (text, slug) => expect(categorySlug(text)).toBe(slug));

it.each(['', "o'clock", 'gift--sets', 'x'.repeat(26)])(
  'categorySlug() returns undefined for the invalid URL part %j',
  (text) => expect(categorySlug(text)).toBeUndefined(),
);

it.each([
  [4.9, 4],
  [undefined, 4],
  [null, 4],
  [0, 0],
  [7, 5],
])('shows a rating of %s as %d stars', (rating, stars) => expect(starCount(rating)).toBe(stars));

describe('contact rules', () => {
  it.each(['asha@example.com', 'a.b+c@mail.example.in'])('accepts the email address %s', (text) =>
    expect(isEmail(text)).toBe(true),
  );

  it.each([
    '',
    'asha',
    'asha@',
    '@example.com',
    'asha@example',
    'a b@example.com',
    'a@b@c.in',
    `${'a'.repeat(250)}@b.in`,
  ])('rejects the email address %j', (text) => expect(isEmail(text)).toBe(false));

  it('converts an email address to lower case and removes spaces', () =>
    expect(normaliseEmail(' Asha@Example.COM ')).toBe('asha@example.com'));

  it('accepts ten-digit mobile numbers that start with 6 to 9', () => {
    expect(['9876543210', '6000000000'].every(isIndianMobile)).toBe(true);
    expect(['5876543210', '98765', '98765432101', '98765 43210', '+919876543210'].some(isIndianMobile)).toBe(false);
    expect(isTenDigitPhone('1123456789')).toBe(true);
  });

  it.each(['98765 43210', '+91 98765-43210', '(0)9876543210', '09876543210'])(
    'normalises the phone number %j',
    (text) => expect(normaliseIndianPhone(text)).toBe('9876543210'),
  );

  it('keeps a phone number’s leading 91 if it is not the country code', () => {
    expect(normaliseIndianPhone('9198765432')).toBe('9198765432');
    expect(normaliseIndianPhone('+9198765')).toBe('+9198765');
  });

  it('accepts a sign-in code that contains spaces', () => {
    expect(isOtp(normaliseOtp(' 123 456 '))).toBe(true);
    expect(['12345', '1234567', '12a456'].some(isOtp)).toBe(false);
  });
});
