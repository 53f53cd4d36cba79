import { Stack, TextAreaField, TextField } from '@kaagazz/design-system';
import { MAXIMUM_EMAIL_LENGTH, MAXIMUM_NAME_LENGTH, shippingAddressRules as rules } from '@kaagazz/domain';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';

import type { AddressDraft } from './kept-in-tab.ts';

interface AddressFieldsProps {
  register: UseFormRegister<AddressDraft>;
  errors: FieldErrors<AddressDraft>;
}

/** Who gets the parcel, and where. */
export function AddressFields({ register, errors }: AddressFieldsProps) {
  return (
    <Stack gap={5}>
      <TextField
        label="Full name"
        required
        autoComplete="name"
        maxLength={MAXIMUM_NAME_LENGTH}
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
