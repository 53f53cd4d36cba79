import { isEmail, isIndianMobile, normaliseIndianPhone } from './contact-rules.ts';

/** Where an order goes, and whom to ask on the way. */
export interface ShippingAddress {
  name: string;
  email: string;
  /** ten digits */
  phone: string;
  address: string;
}

/** How many of them an account keeps: more than anybody sends parcels to, and still a list that a person looks through. */
export const MOST_ADDRESSES = 10;

/** What is wrong with an answer, in the words of specification §5 Checkout where it has some; `true` when nothing is. */
type Rule = (text: string) => true | string;

/** The rules of an address form: at checkout, and where addresses are kept. */
export const shippingAddressRules: Readonly<Record<keyof ShippingAddress, Rule>> = {
  name: (text) => text.trim() !== '' || 'Full name is required',
  email: (text) => (text.trim() === '' ? 'Email is required' : isEmail(text.trim()) || 'Enter a valid email address'),
  phone: (text) => isIndianMobile(normaliseIndianPhone(text)) || 'Enter a valid 10-digit Indian phone number',
  address: (text) => text.trim() !== '' || 'Address is required',
};

/** What is sent for what was typed. */
export function normaliseShippingAddress({ name, email, phone, address }: ShippingAddress): ShippingAddress {
  return { name: name.trim(), email: email.trim(), phone: normaliseIndianPhone(phone), address: address.trim() };
}
