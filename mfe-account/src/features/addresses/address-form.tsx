import type { ApiProblem } from '@kaagazz/contract';
import { AddressFields, Button, Cluster, Form, FormMessage, usePinCodeFill } from '@kaagazz/design-system';
import { addressEntry, addressRules, pinCodeIn, shippingAddressOf } from '@kaagazz/domain';
import type { AddressEntry, ShippingAddress } from '@kaagazz/domain';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { isMissing } from '../../api.ts';
import { useAddAddressMutation, useChangeAddressMutation, usePinCodeQuery } from './addresses.api.ts';

interface AddressFormProps {
  id: string | null;
  initial: ShippingAddress;
  onDone: () => void;
}

export function AddressForm({ id, initial, onDone }: AddressFormProps) {
  const [addAddress] = useAddAddressMutation();
  const [changeAddress] = useChangeAddressMutation();
  const [failure, setFailure] = useState('');
  const [start] = useState(() => addressEntry(initial));
  const { register, control, handleSubmit, setValue, formState } = useForm<AddressEntry>({ defaultValues: start });
  const { errors, isSubmitting, isSubmitted } = formState;
  const values = { ...start, ...useWatch({ control, defaultValue: start }) };
  const pin = pinCodeIn(values.pin);
  const { currentData: area } = usePinCodeQuery(pin, { skip: pin === '' });
  const edited = usePinCodeFill(values, area, (name, text) => setValue(name, text, { shouldValidate: isSubmitted }));
  const field = (name: keyof AddressEntry) => ({
    error: errors[name]?.message,
    ...register(name, {
      validate: addressRules[name],
      onChange: ({ target }: { target: { value: string } }) => edited(name, target.value),
    }),
  });

  async function save(entry: AddressEntry) {
    setFailure('');
    const saved = shippingAddressOf(entry);
    const { error } = await (id === null ? addAddress(saved) : changeAddress({ id, address: saved }));
    // If the address was removed in another tab, save the entered address as a new address.
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
