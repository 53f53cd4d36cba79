import { useToast } from '@kaagazz/contract';
import type { ApiProblem } from '@kaagazz/contract';
import type { ShippingAddress } from '@kaagazz/domain';

import { useSaveAddressMutation } from './checkout.api.ts';

/** Keeps an address with the account, beside the payment: that waits for nothing, and a failure is only told. */
export function useSaveForLater(): (address: ShippingAddress) => void {
  const [save] = useSaveAddressMutation();
  const toast = useToast();

  return (address) => {
    void save(address).then(({ error }) => {
      if (error) toast({ text: `The address was not saved. ${(error as ApiProblem).message}`, tone: 'info' });
    });
  };
}
