import type { ApiProblem } from '@kaagazz/contract';
import { AddressFields, Button, Cluster, Form, FormMessage } from '@kaagazz/design-system';
import { normaliseShippingAddress, shippingAddressRules } from '@kaagazz/domain';
import type { ShippingAddress } from '@kaagazz/domain';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { isMissing } from '../../api.ts';
import { useAddAddressMutation, useChangeAddressMutation } from './addresses.api.ts';

interface AddressFormProps {
  /** `null` for a new address. */
  id: string | null;
  initial: ShippingAddress;
  /** Called after saving or cancelling. */
  onDone: () => void;
}

export function AddressForm({ id, initial: { name, email, phone, address }, onDone }: AddressFormProps) {
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

  async function save(values: ShippingAddress) {
    setFailure('');
    const saved = normaliseShippingAddress(values);
    const { error } = await (id === null ? addAddress(saved) : changeAddress({ id, address: saved }));
    // If the address was removed in another tab, save it as a new one.
    const { error: problem } = error && id !== null && isMissing(error) ? await addAddress(saved) : { error };
    if (problem) setFailure(failureText(problem));
    else onDone();
  }

  return (
    <Form aria-label="Address" onSubmit={(event) => void handleSubmit(save)(event)}>
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
  return `${message?.trim() ? message : 'The address could not be saved.'} Your changes are still here.`;
}
