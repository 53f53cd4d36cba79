import { isEmail, isIndianMobile, normaliseIndianPhone } from '../contact-rules.ts';
import { isPinCode, joinAddress, pinCodeIn, splitAddress } from './postal-address.ts';
import type { PostalAddress } from './postal-address.ts';

export interface ShippingAddress {
  name: string;
  email: string;
  /** Ten digits. */
  phone: string;
  address: string;
}

export interface AddressEntry extends ShippingAddress, PostalAddress {}

/** In screen order. */
export const ADDRESS_FIELDS: readonly (keyof AddressEntry)[] = [
  'name',
  'email',
  'phone',
  'address',
  'landmark',
  'pin',
  'city',
  'state',
];

/** Per account. */
export const MAXIMUM_ADDRESSES = 10;

type Rule = (text: string, entry: Pick<AddressEntry, 'address'>) => true | string;

const orInAddress =
  (rule: (text: string) => true | string): Rule =>
  (text, { address }) =>
    (text.trim() === '' && pinCodeIn(address) !== '') || rule(text.trim());

export const addressRules: Readonly<Record<keyof AddressEntry, Rule>> = {
  name: (text) => text.trim() !== '' || 'Full name is required',
  email: (text) => (text.trim() === '' ? 'Email is required' : isEmail(text.trim()) || 'Enter a valid email address'),
  phone: (text) => isIndianMobile(normaliseIndianPhone(text)) || 'Enter a valid 10-digit Indian phone number',
  address: (text) => {
    if (text.trim() === '') return 'Address is required';
    return /\p{L}{2}/u.test(text) || 'Enter the house number and the street';
  },
  landmark: () => true,
  pin: orInAddress((text) => isPinCode(text) || 'Enter a 6-digit PIN code'),
  city: orInAddress((text) => text !== '' || 'City is required'),
  state: orInAddress((text) => text !== '' || 'State is required'),
};

export function addressEntry({ name, email, phone, address }: ShippingAddress): AddressEntry {
  return { name, email, phone, ...splitAddress(address) };
}

export function shippingAddressOf({ name, email, phone, ...postal }: AddressEntry): ShippingAddress {
  return {
    name: name.trim(),
    email: email.trim(),
    phone: normaliseIndianPhone(phone),
    address: joinAddress(postal),
  };
}
