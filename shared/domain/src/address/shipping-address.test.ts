import { addressEntry, addressRules, shippingAddressOf } from './shipping-address.ts';
import type { AddressEntry } from './shipping-address.ts';

const TYPED: AddressEntry = {
  name: ' Asha Verma ',
  email: ' asha@example.com ',
  phone: '+91 98765 43210',
  address: ' 12 Shanti Marg ',
  landmark: '',
  pin: ' 110 001 ',
  city: ' New Delhi ',
  state: 'Delhi ',
};

describe('a shipping address', () => {
  it.each(Object.keys(TYPED) as (keyof AddressEntry)[])('accepts a valid %s as typed', (field) => {
    expect(addressRules[field](TYPED[field], TYPED)).toBe(true);
  });

  it.each([
    ['name', '  ', 'Full name is required'],
    ['email', '', 'Email is required'],
    ['email', 'asha@', 'Enter a valid email address'],
    ['phone', '', 'Enter a valid 10-digit Indian phone number'],
    ['phone', '5876543210', 'Enter a valid 10-digit Indian phone number'],
    ['phone', '98765432101', 'Enter a valid 10-digit Indian phone number'],
    ['address', '\n', 'Address is required'],
    ['address', '12', 'Enter the house number and the street'],
    ['pin', '', 'Enter a 6-digit PIN code'],
    ['pin', '12345', 'Enter a 6-digit PIN code'],
    ['pin', '012345', 'Enter a 6-digit PIN code'],
    ['city', ' ', 'City is required'],
    ['state', '', 'State is required'],
  ] as const)('rejects the %s %j with “%s”', (field, text, problem) => {
    expect(addressRules[field](text, TYPED)).toBe(problem);
  });

  it.each(['pin', 'city', 'state'] as const)('needs no %s if the address includes a PIN code', (field) => {
    expect(addressRules[field]('', { address: '14 Kumhar Gali, New Delhi 110049' })).toBe(true);
  });

  it('normalises the text fields and phone number of a shipping address', () => {
    const stored = shippingAddressOf(TYPED);

    expect(stored).toEqual({
      name: 'Asha Verma',
      email: 'asha@example.com',
      phone: '9876543210',
      address: '12 Shanti Marg\nNew Delhi, Delhi 110001',
    });
    expect(shippingAddressOf(addressEntry(stored))).toEqual(stored);
  });
});
