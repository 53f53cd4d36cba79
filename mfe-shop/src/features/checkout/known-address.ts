import type { SavedAddress, ShippingAddress } from '@kaagazz/api-schema';
import type { User } from '@kaagazz/contract';

import { useLastAddressQuery, useSavedAddressesQuery } from './checkout.api.ts';

export interface KnownAddresses {
  isLoading: boolean;
  /** none when they could not be asked for, too: then one is typed */
  saved: readonly SavedAddress[];
  /** what the form begins with: the saved address used last; else what account and last order say */
  first: ShippingAddress;
  /** what it begins with for another address: the account's own name, e-mail and phone */
  blank: ShippingAddress;
}

/** What is known of where this shopper's parcels go. */
export function useKnownAddresses(user: User): KnownAddresses {
  const addresses = useSavedAddressesQuery(undefined);
  const last = useLastAddressQuery(undefined);
  const saved = addresses.data ?? [];
  const blank = { name: user.fullname, email: user.email, phone: user.phone ?? '', address: '' };
  return {
    isLoading: addresses.isLoading || last.isLoading,
    saved,
    first: saved[0] ?? {
      name: blank.name || (last.data?.name ?? ''),
      email: blank.email,
      phone: blank.phone || (last.data?.phone ?? ''),
      address: last.data?.address ?? '',
    },
    blank,
  };
}
