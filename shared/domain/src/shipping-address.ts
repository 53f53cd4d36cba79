import { isEmail, isIndianMobile, normaliseIndianPhone } from './contact-rules.ts';

export interface ShippingAddress {
  name: string;
  email: string;
  /** Ten digits. */
  phone: string;
  address: string;
}

/** Per account. */
export const MAXIMUM_ADDRESSES = 10;

/** Returns true, or an error message (docs/product.md, Forms and validation). */
type Rule = (text: string) => true | string;

export const shippingAddressRules: Readonly<Record<keyof ShippingAddress, Rule>> = {
  name: (text) => text.trim() !== '' || 'Full name is required',
  email: (text) => (text.trim() === '' ? 'Email is required' : isEmail(text.trim()) || 'Enter a valid email address'),
  phone: (text) => isIndianMobile(normaliseIndianPhone(text)) || 'Enter a valid 10-digit Indian phone number',
  address: (text) => text.trim() !== '' || 'Address is required',
};

export function normaliseShippingAddress({ name, email, phone, address }: ShippingAddress): ShippingAddress {
  return { name: name.trim(), email: email.trim(), phone: normaliseIndianPhone(phone), address: address.trim() };
}
