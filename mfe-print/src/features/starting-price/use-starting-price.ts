import { startingPrice } from '@kaagazz/domain/print';
import type { PrintServiceId } from '@kaagazz/domain/print';
import type { Paise } from '@kaagazz/domain';
import { useMemo } from 'react';

import { usePricesQuery } from '../../api.ts';

/** The lowest price of a piece; `null` where everything is on request, `undefined` while or because it is not known. */
export function useStartingPrice(service: PrintServiceId): Paise | null | undefined {
  const { data: rows } = usePricesQuery(service);
  return useMemo(() => rows && startingPrice(rows), [rows]);
}
