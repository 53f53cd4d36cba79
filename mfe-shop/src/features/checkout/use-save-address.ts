import type { ShippingAddress } from '@kaagazz/api-schema';
import { problemOf, useToast } from '@kaagazz/contract';

import { useSaveAddressMutation } from './checkout.api.ts';

export function useSaveAddress(): (address: ShippingAddress) => void {
  const [save] = useSaveAddressMutation();
  const toast = useToast();

  return (address) => {
    void save(address).then(({ error }) => {
      if (error) toast({ text: `The address was not saved. ${problemOf(error).message}`, tone: 'info' });
    });
  };
}
