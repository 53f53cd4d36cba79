import { Stack, TextAreaField, TextField } from '@kaagazz/design-system';
import { MAXIMUM_EMAIL_LENGTH, isEmail, isIndianMobile } from '@kaagazz/domain';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';

import type { ShippingAddress } from './checkout.api.ts';

const INVALID_PHONE = 'Enter a valid 10-digit Indian phone number';

/** The rules of specification §5 Checkout, in its words where it has some. */
const rules = {
  name: (text: string) => text.trim() !== '' || 'Full name is required',
  email: (text: string) =>
    text.trim() === '' ? 'Email is required' : isEmail(text.trim()) || 'Enter a valid email address',
  phone: (text: string) => isIndianMobile(withoutCountryCode(text)) || INVALID_PHONE,
  address: (text: string) => text.trim() !== '' || 'Address is required',
};

/** A number as typed or filled in by the browser: blanks, hyphens and India's own prefix don't count. */
function withoutCountryCode(text: string): string {
  return text.replace(/[\s()-]/g, '').replace(/^(\+91|0)(?=\d{10}$)/, '');
}

/** What is sent for what was typed. */
export function normaliseAddress({ name, email, phone, address }: ShippingAddress): ShippingAddress {
  return {
    name: name.trim(),
    email: email.trim(),
    phone: withoutCountryCode(phone),
    address: address.trim(),
  };
}

interface AddressFieldsProps {
  register: UseFormRegister<ShippingAddress>;
  errors: FieldErrors<ShippingAddress>;
}

/** Who gets the parcel, and where. */
export function AddressFields({ register, errors }: AddressFieldsProps) {
  return (
    <Stack gap={5}>
      <TextField
        label="Full name"
        required
        autoComplete="name"
        maxLength={100}
        error={errors.name?.message}
        {...register('name', { validate: rules.name })}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        required
        autoComplete="email"
        maxLength={MAXIMUM_EMAIL_LENGTH}
        error={errors.email?.message}
        {...register('email', { validate: rules.email })}
      />
      <TextField
        label="Phone"
        type="tel"
        inputMode="tel"
        required
        autoComplete="tel-national"
        maxLength={20}
        hint="10 digits; the courier calls before delivery"
        error={errors.phone?.message}
        {...register('phone', { validate: rules.phone })}
      />
      <TextAreaField
        label="Address"
        required
        rows={4}
        autoComplete="street-address"
        maxLength={500}
        hint="House, street, city, state and PIN code"
        error={errors.address?.message}
        {...register('address', { validate: rules.address })}
      />
    </Stack>
  );
}
