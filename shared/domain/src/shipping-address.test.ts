import { normaliseShippingAddress, shippingAddressRules } from './shipping-address.ts';
import type { ShippingAddress } from './shipping-address.ts';

const TYPED: ShippingAddress = {
  name: ' Asha Verma ',
  email: ' asha@example.com ',
  phone: '+91 98765 43210',
  address: ' 12 Shanti Marg\nNew Delhi 110001 ',
};

describe('a shipping address', () => {
  it.each(Object.keys(TYPED) as (keyof ShippingAddress)[])('accepts a valid %s as typed', (field) => {
    expect(shippingAddressRules[field](TYPED[field])).toBe(true);
  });

  it.each([
    ['name', '  ', 'Full name is required'],
    ['email', '', 'Email is required'],
    ['email', 'asha@', 'Enter a valid email address'],
    ['phone', '', 'Enter a valid 10-digit Indian phone number'],
    ['phone', '5876543210', 'Enter a valid 10-digit Indian phone number'],
    ['phone', '98765432101', 'Enter a valid 10-digit Indian phone number'],
    ['address', '\n', 'Address is required'],
  ] as const)('rejects the %s %j with “%s”', (field, text, problem) => {
    expect(shippingAddressRules[field](text)).toBe(problem);
  });

  it('trims an address and removes the prefix of its phone number', () => {
    expect(normaliseShippingAddress(TYPED)).toEqual({
      name: 'Asha Verma',
      email: 'asha@example.com',
      phone: '9876543210',
      address: '12 Shanti Marg\nNew Delhi 110001',
    });
  });
});
