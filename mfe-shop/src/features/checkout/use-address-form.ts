import type { ShippingAddress } from '@kaagazz/api-schema';
import { normaliseShippingAddress } from '@kaagazz/domain';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import { addressDraft } from './checkout-storage.ts';
import type { AddressDraft } from './checkout-storage.ts';
import type { KnownAddresses } from './use-known-addresses.ts';

const FIELDS = ['name', 'email', 'phone', 'address'] as const;

export interface AddressForm {
  form: UseFormReturn<AddressDraft>;
  /** Id of the saved address that matches the form, or `null`. */
  selected: string | null;
  select: (address: ShippingAddress) => void;
}

/** Keeps a draft in this tab until the order is paid, so that a reload does not lose it. */
export function useAddressForm(userId: string, { saved, initial }: KnownAddresses): AddressForm {
  const [start] = useState<AddressDraft>(() => addressDraft.read(userId) ?? { ...addressOf(initial), save: false });
  const form = useForm<AddressDraft>({ defaultValues: start });
  const values = useWatch({ control: form.control, defaultValue: start });
  const { isDirty, isSubmitted } = form.formState;

  useEffect(() => {
    if (isDirty) addressDraft.save(userId, { ...start, ...values });
  }, [userId, start, values, isDirty]);

  const current = JSON.stringify(normaliseShippingAddress({ ...start, ...values }));
  return {
    form,
    selected: saved.find((entry) => JSON.stringify(normaliseShippingAddress(entry)) === current)?._id ?? null,
    select(address) {
      for (const field of FIELDS) {
        form.setValue(field, address[field], { shouldDirty: true, shouldValidate: isSubmitted });
      }
    },
  };
}

function addressOf({ name, email, phone, address }: ShippingAddress): ShippingAddress {
  return { name, email, phone, address };
}
