import type { ApiProblem } from '@kaagazz/contract';
import { AddressFields, Button, Cluster, FormMessage, tokens } from '@kaagazz/design-system';
import { normaliseShippingAddress, shippingAddressRules } from '@kaagazz/domain';
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
  const field = (name: keyof ShippingAddress) => ({
    error: errors[name]?.message,
    ...register(name, { validate: shippingAddressRules[name] }),
  });

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
      <AddressFields field={field} />
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
