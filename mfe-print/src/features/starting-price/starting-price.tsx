import { formatPaise, fromRupees } from '@kaagazz/domain';
import type { Paise } from '@kaagazz/domain';
import { PRINT_SERVICES } from '@kaagazz/domain/print';
import type { PrintServiceId } from '@kaagazz/domain/print';

import { useStartingPricesQuery } from '../../api.ts';
import { useStartingPrice } from './use-starting-price.ts';

/** Where the prices of a service begin: `from Rs. 38 each`. */
export function StartingPrice({ service }: { service: PrintServiceId }) {
  return inWords(service, useStartingPrice(service));
}

/** The same where all services stand together: one call for all of them. */
export function StartingPriceInList({ service }: { service: PrintServiceId }) {
  const { data } = useStartingPricesQuery(undefined);
  const rupees = data?.[service];
  return inWords(service, typeof rupees === 'number' ? fromRupees(rupees) : rupees);
}

/** @param price `null`: there is none; `undefined`: not known */
function inWords(service: PrintServiceId, price: Paise | null | undefined): string {
  if (price === undefined) return 'on its page, as you choose';
  if (price === null) return 'on request';
  return `from ${formatPaise(price)} each${PRINT_SERVICES[service].pricedByPage ? ', with one page' : ''}`;
}
