import type { SavedAddress, ShippingAddress } from '@kaagazz/api-schema';
import type { User } from '@kaagazz/contract';
import { accountName } from '@kaagazz/domain';

import { useLastAddressQuery, useSavedAddressesQuery } from './checkout.api.ts';

export interface KnownAddresses {
  isLoading: boolean;
  saved: readonly SavedAddress[];
  initial: ShippingAddress;
  blank: ShippingAddress;
}

export function useKnownAddresses(user: User): KnownAddresses {
  const addresses = useSavedAddressesQuery(undefined);
  const last = useLastAddressQuery(undefined);
  const saved = addresses.data ?? [];
  const blank = { name: accountName(user), email: user.email, phone: user.phone ?? '', address: '' };
  return {
    isLoading: addresses.isLoading || last.isLoading,
    saved,
    initial: saved[0] ?? {
      name: blank.name || (last.data?.name ?? ''),
      email: blank.email,
      phone: blank.phone || (last.data?.phone ?? ''),
      address: last.data?.address ?? '',
    },
    blank,
  };
}
