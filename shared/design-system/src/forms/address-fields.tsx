import { MAXIMUM_EMAIL_LENGTH, MAXIMUM_NAME_LENGTH } from '@kaagazz/domain';
import type { AddressEntry } from '@kaagazz/domain';

import { Stack } from '../layout/stack.tsx';
import { FieldPair } from './field-pair.ts';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

interface RegisteredField {
  name: string;
  error: string | undefined;
  onChange: (event: { target: unknown }) => unknown;
  onBlur: (event: { target: unknown }) => unknown;
  ref: (element: HTMLElement | null) => void;
}

export interface AddressFieldsProps {
  field: (name: keyof AddressEntry) => RegisteredField;
}

export function AddressFields({ field }: AddressFieldsProps) {
  return (
    <Stack gap={5}>
      <TextField label="Full name" required autoComplete="name" maxLength={MAXIMUM_NAME_LENGTH} {...field('name')} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        required
        autoComplete="email"
        maxLength={MAXIMUM_EMAIL_LENGTH}
        {...field('email')}
      />
      <TextField
        label="Phone"
        type="tel"
        inputMode="tel"
        required
        autoComplete="tel-national"
        maxLength={20}
        hint="10 digits; the courier calls before delivery"
        {...field('phone')}
      />
      <TextAreaField
        label="Address"
        required
        rows={2}
        autoComplete="street-address"
        maxLength={300}
        hint="House or flat number, building, street and area"
        {...field('address')}
      />
      <TextField
        label="Landmark (optional)"
        autoComplete="off"
        maxLength={80}
        hint="For example: opposite the temple"
        {...field('landmark')}
      />
      <FieldPair>
        <TextField
          label="PIN code"
          inputMode="numeric"
          required
          autoComplete="postal-code"
          maxLength={8}
          {...field('pin')}
        />
        <TextField label="City" required autoComplete="address-level2" maxLength={40} {...field('city')} />
      </FieldPair>
      <TextField label="State" required autoComplete="address-level1" maxLength={40} {...field('state')} />
    </Stack>
  );
}
