import type { DeskOrderRow } from '@kaagazz/api-schema';

import type { StateWord } from '../../record/index.ts';

export const STEPS: Readonly<Record<DeskOrderRow['step'], StateWord>> = {
  held: { label: 'On hold', tone: 'danger' },
  print: { label: 'To print', tone: 'indigo' },
  pack: { label: 'To pack', tone: 'marigold' },
  ship: { label: 'To ship', tone: 'marigold' },
  deliver: { label: 'On its way', tone: 'leaf' },
  done: { label: 'Done', tone: 'leaf' },
};

export function stepBadge({ step, status }: Pick<DeskOrderRow, 'step' | 'status'>): StateWord {
  return status === 'cancelled' ? { label: 'Cancelled', tone: 'danger' } : STEPS[step];
}

export const PAYMENTS: Readonly<Record<DeskOrderRow['payment'], string>> = {
  paid: 'Paid',
  'partly-refunded': 'Partly refunded',
  refunded: 'Refunded',
  free: 'Free of charge',
};

export function statusText(status: DeskOrderRow['status']): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

export function paymentText({ payment, due, status }: Pick<DeskOrderRow, 'payment' | 'due' | 'status'>): string {
  if (due === 0) return PAYMENTS[payment];
  return status === 'cancelled' ? 'Not paid' : 'Cash on delivery';
}

export const PRINTS: Readonly<Record<DeskOrderRow['print'], string>> = {
  none: 'No prints',
  waiting: 'Prints waiting',
  printed: 'Printed',
};

export const DOCUMENTS = {
  'packing-slip': 'Packing slip',
  'shipping-label': 'Shipping label',
  invoice: 'Invoice',
  'credit-note': 'Credit note',
} as const;
