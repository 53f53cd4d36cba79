import fc from 'fast-check';

import { addressDoubts, joinAddress, pinCodeIn, splitAddress } from './postal-address.ts';
import type { PostalAddress } from './postal-address.ts';

const HOME: PostalAddress = {
  address: '14 Kumhar Gali\nShahpur Jat',
  landmark: 'opposite the stepwell',
  pin: '110049',
  city: 'New Delhi',
  state: 'Delhi',
};

it('joins an address into a single string that ends with city, state and PIN code', () => {
  expect(joinAddress(HOME)).toBe(
    '14 Kumhar Gali\nShahpur Jat\nLandmark: opposite the stepwell\nNew Delhi, Delhi 110049',
  );
});

it('splitting a joined address returns the original parts', () => {
  const words = fc.stringMatching(/^[A-Z][a-z]{1,8}( [A-Z][a-z]{1,8})?$/);
  const street = fc.stringMatching(/^\d{1,4}[A-C]?(, [A-Z][a-z]{2,9}){1,3}$/);
  const postal = fc.record({
    address: street,
    landmark: fc.oneof(fc.constant(''), words),
    pin: fc.stringMatching(/^[1-9]\d{5}$/),
    city: words,
    state: words,
  });
  fc.assert(fc.property(postal, (parts) => expect(splitAddress(joinAddress(parts))).toEqual(parts)));
});

it.each([
  '12 Lodhi Road, Delhi',
  '14 Kumhar Gali, New Delhi 110 049',
  '7 Hill View\nShimla 171001',
  'near\nLandmark: X',
])('an address that older orders stored as %j keeps its text', (text) =>
  expect(joinAddress(splitAddress(text))).toBe(text),
);

it('leaves out the city and state if the street address already contains the PIN code', () => {
  const pasted = { ...HOME, address: '14 Kumhar Gali, New Delhi 110 049', landmark: '' };

  expect(joinAddress(pasted)).toBe('14 Kumhar Gali, New Delhi 110 049');
});

it.each([
  ['B-42, New Delhi 110 049', '110049'],
  ['110001 or 110002', '110002'],
  ['9876543210', ''],
  ['012345', ''],
  ['', ''],
])('the PIN code in %j is "%s"', (text, pin) => expect(pinCodeIn(text)).toBe(pin));

describe('doubts about an address', () => {
  const DELHI = { pin: '110049', states: ['Delhi'], city: 'New Delhi' };

  it('reports no problems in a complete address', () => expect(addressDoubts(HOME, DELHI)).toEqual([]));

  it.each<[string, Partial<PostalAddress>, Parameters<typeof addressDoubts>[1], string]>([
    ['without a number', { address: 'Kumhar Gali' }, DELHI, 'The address has no house, flat or plot number.'],
    ['with two PIN codes', { address: '14 Gali, 110001' }, DELHI, 'The address has two PIN codes, 110001 and 110049.'],
    ['in another state', { state: 'Kerala' }, DELHI, 'The PIN code 110049 is in Delhi, not in Kerala.'],
    ['with an unknown PIN code', {}, { ...DELHI, states: [] }, 'We don’t know the PIN code 110049.'],
  ])('addressDoubts() reports an address %s', (_, change, area, doubt) =>
    expect(addressDoubts({ ...HOME, ...change }, area)).toEqual([doubt]),
  );

  it('reports no problem if the state name differs only in letter case', () => {
    expect(addressDoubts({ ...HOME, state: 'DELHI' }, DELHI)).toEqual([]);
    expect(addressDoubts({ ...HOME, state: 'Kerala', pin: '682001' }, DELHI)).toEqual([]);
  });
});
