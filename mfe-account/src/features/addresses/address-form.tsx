import type { ApiProblem } from '@kaagazz/contract';
import { Button, Cluster, FormMessage, TextAreaField, TextField, tokens } from '@kaagazz/design-system';
import {
  MAXIMUM_EMAIL_LENGTH,
  MAXIMUM_NAME_LENGTH,
  normaliseShippingAddress,
  shippingAddressRules as rules,
} from '@kaagazz/domain';
import type { ShippingAddress } from '@kaagazz/domain';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';

import { isMissing } from '../../api.ts';
import { useAddAddressMutation, useChangeAddressMutation } from './addresses.api.ts';

const Form = styled.form`
  display: grid;
  gap: ${tokens.space(5)};
`;

interface AddressFormProps {
  /** of the address that is changed; `null` for a new one */
  id: string | null;
  start: ShippingAddress;
  /** the address is kept, or the shopper thought better of it */
  onDone: () => void;
}

export function AddressForm({ id, start: { name, email, phone, address }, onDone }: AddressFormProps) {
  const [addAddress] = useAddAddressMutation();
  const [changeAddress] = useChangeAddressMutation();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState } = useForm<ShippingAddress>({
    defaultValues: { name, email, phone, address },
  });
  const { errors, isSubmitting } = formState;

  async function save(typed: ShippingAddress) {
    setFailure('');
    const kept = normaliseShippingAddress(typed);
    const { error } = await (id === null ? addAddress(kept) : changeAddress({ id, address: kept }));
    // Removed in another tab meanwhile: what was typed is a new address then.
    const { error: problem } = error && id !== null && isMissing(error) ? await addAddress(kept) : { error };
    if (problem) setFailure(failureText(problem));
    else onDone();
  }

  return (
    <Form noValidate aria-label="Address" onSubmit={(event) => void handleSubmit(save)(event)}>
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
        required
        autoComplete="email"
        maxLength={MAXIMUM_EMAIL_LENGTH}
        error={errors.email?.message}
        {...register('email', { validate: rules.email })}
      />
      <TextField
        label="Phone"
        type="tel"
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
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <Cluster>
        <Button type="submit" busy={isSubmitting}>
          Save address
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
      </Cluster>
    </Form>
  );
}

function failureText({ message }: Partial<ApiProblem>): string {
  return `${message?.trim() ? message : 'The address could not be saved.'} What you typed is still here.`;
}
