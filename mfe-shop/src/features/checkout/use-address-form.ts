import type { ShippingAddress } from '@kaagazz/api-schema';
import { normaliseShippingAddress } from '@kaagazz/domain';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import { addressDraft } from './kept-in-tab.ts';
import type { AddressDraft } from './kept-in-tab.ts';
import type { KnownAddresses } from './known-address.ts';

const FIELDS = ['name', 'email', 'phone', 'address'] as const;

export interface AddressForm {
  form: UseFormReturn<AddressDraft>;
  /** id of the saved address that the fields say now; `null`: none of them */
  chosen: string | null;
  /** Puts an address into the fields. */
  choose: (address: ShippingAddress) => void;
}

/** The address form. What is typed into it stays in this tab until the order is paid: a reload or an ended session costs nothing. */
export function useAddressForm(userId: string, { saved, first }: KnownAddresses): AddressForm {
  const [start] = useState<AddressDraft>(() => addressDraft.read(userId) ?? { ...only(first), save: false });
  const form = useForm<AddressDraft>({ defaultValues: start });
  const typed = useWatch({ control: form.control, defaultValue: start });
  const { isDirty, isSubmitted } = form.formState;

  useEffect(() => {
    if (isDirty) addressDraft.save(userId, { ...start, ...typed });
  }, [userId, start, typed, isDirty]);

  const written = JSON.stringify(normaliseShippingAddress({ ...start, ...typed }));
  return {
    form,
    chosen: saved.find((entry) => JSON.stringify(normaliseShippingAddress(entry)) === written)?._id ?? null,
    choose(address) {
      for (const field of FIELDS) {
        form.setValue(field, address[field], { shouldDirty: true, shouldValidate: isSubmitted });
      }
    },
  };
}

function only({ name, email, phone, address }: ShippingAddress): ShippingAddress {
  return { name, email, phone, address };
}
