import { tabStorage } from '@kaagazz/contract/tab-storage';

import type { OrderValues } from './default-values.ts';

export interface OrderDraft {
  values: OrderValues;
  fileId: string | null;
  /** Idempotency key for adding the order to the cart. */
  requestId: string;
  hasToSignIn?: boolean;
}

export function draftKeyFor(service: string, line: string | null): string {
  return ['mine printDraft', service, line].filter(Boolean).join(' ');
}

export const orderDraft = (key: string) => tabStorage(key, isOrderDraft);

function isOrderDraft(draft: unknown): draft is OrderDraft {
  if (typeof draft !== 'object' || draft === null) return false;
  if (!('values' in draft && 'fileId' in draft && 'requestId' in draft)) return false;
  const { values, fileId, requestId } = draft;
  return (
    typeof requestId === 'string' &&
    (fileId === null || typeof fileId === 'string') &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string')
  );
}
