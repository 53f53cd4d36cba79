import { formatPaise } from '@kaagazz/domain';
import { PRINT_SERVICES } from '@kaagazz/domain/print';
import type { PrintServiceId } from '@kaagazz/domain/print';

import { useStartingPrice } from './use-starting-price.ts';

/** Where the prices of a service begin: `from Rs. 38 each`. */
export function PriceFrom({ service }: { service: PrintServiceId }) {
  const price = useStartingPrice(service);
  if (price === undefined) return 'on its page, as you choose';
  if (price === null) return 'on request';
  return `from ${formatPaise(price)} each${PRINT_SERVICES[service].pricedByPage ? ', with one page' : ''}`;
}
