import type { ShippingAddress } from '@kaagazz/api-schema';
import { usePinCodeFill } from '@kaagazz/design-system';
import {
  ADDRESS_FIELDS,
  addressDoubts,
  addressEntry,
  addressRules,
  pinCodeIn,
  shippingAddressOf,
} from '@kaagazz/domain';
import type { AddressEntry } from '@kaagazz/domain';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import { deliveryPin } from '../delivery/index.ts';
import { addressDraft } from './checkout-storage.ts';
import type { AddressDraft } from './checkout-storage.ts';
import { usePinCodeQuery } from './checkout.api.ts';
import type { KnownAddresses } from './use-known-addresses.ts';

export interface AddressForm {
  form: UseFormReturn<AddressDraft>;
  field: (
    name: keyof AddressEntry,
  ) => ReturnType<UseFormReturn<AddressDraft>['register']> & { error: string | undefined };
  pin: string;
  selected: string | null;
  select: (address: ShippingAddress) => void;
  doubts: string[];
}

export function useAddressForm(userId: string, { saved, initial }: KnownAddresses): AddressForm {
  const [start] = useState<AddressDraft>(() => {
    const entry = addressEntry(initial);
    const pin = entry.pin || (deliveryPin.read(userId) ?? '');
    return addressDraft.read(userId) ?? { ...entry, pin, save: false };
  });
  const form = useForm<AddressDraft>({ defaultValues: start });
  const watched = useWatch({ control: form.control, defaultValue: start });
  const values = { ...start, ...watched };
  const { errors, isDirty, isSubmitted } = form.formState;

  useEffect(() => {
    if (isDirty) addressDraft.save(userId, { ...start, ...watched });
  }, [userId, start, watched, isDirty]);

  const set = (name: keyof AddressEntry, text: string) =>
    form.setValue(name, text, { shouldDirty: true, shouldValidate: isSubmitted });
  const pin = pinCodeIn(values.pin);
  const { currentData: area } = usePinCodeQuery(pin, { skip: pin === '' });
  const edited = usePinCodeFill(values, area, set);

  const current = JSON.stringify(shippingAddressOf(values));
  return {
    form,
    field: (name) => ({
      error: errors[name]?.message,
      ...form.register(name, {
        validate: addressRules[name],
        onChange: ({ target }: { target: { value: string } }) => edited(name, target.value),
      }),
    }),
    pin,
    selected: saved.find((entry) => JSON.stringify(shippingAddressOf(addressEntry(entry))) === current)?._id ?? null,
    select(address) {
      const entry = addressEntry(address);
      for (const name of ADDRESS_FIELDS) set(name, entry[name]);
    },
    doubts: addressDoubts(values, area),
  };
}
