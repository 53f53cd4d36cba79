import { formatPaise, fromRupees, indianDigits } from '@kaagazz/domain';
import type { Paise } from '@kaagazz/domain';
import { PRINT_SERVICES, startingPrice } from '@kaagazz/domain/print';
import type { PrintServiceId } from '@kaagazz/domain/print';
import { useMemo } from 'react';

import { usePricesQuery, useStartingPricesQuery } from '../../api.ts';

export function useStartingPrice(service: PrintServiceId): Paise | null | undefined {
  const { data: { rows } = {} } = usePricesQuery(service);
  return useMemo(() => rows && startingPrice(rows, PRINT_SERVICES[service].quantity.default), [service, rows]);
}

export function StartingPrice({ service }: { service: PrintServiceId }) {
  return startingPriceText(service, useStartingPrice(service));
}

export function StartingPriceInList({ service }: { service: PrintServiceId }) {
  const { data } = useStartingPricesQuery(undefined);
  const rupees = data?.[service];
  return startingPriceText(service, typeof rupees === 'number' ? fromRupees(rupees) : rupees);
}

function startingPriceText(service: PrintServiceId, price: Paise | null | undefined): string {
  if (price === undefined) return 'shown as you choose';
  if (price === null) return 'on request';
  const { pricedByPage, quantity } = PRINT_SERVICES[service];
  const copies = quantity.default > 1 ? ` for ${indianDigits(quantity.default)}` : '';
  return `from ${formatPaise(price)} ${pricedByPage ? `a copy${copies}, plus extra pages` : `each${copies}`}`;
}
