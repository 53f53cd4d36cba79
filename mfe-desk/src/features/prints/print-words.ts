import type { DeskPrintRow } from '@kaagazz/api-schema';

import type { StateWord } from '../../record/index.ts';

export const STATES: Readonly<Record<DeskPrintRow['state'], StateWord>> = {
  waiting: { label: 'To print', tone: 'marigold' },
  'at-press': { label: 'At the press', tone: 'indigo' },
  printed: { label: 'Printed', tone: 'leaf' },
  'awaiting-file': { label: 'Waiting for a file', tone: 'ink' },
  held: { label: 'On hold', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};

export function stateOf({ state, driedAt }: Pick<DeskPrintRow, 'state' | 'driedAt'>) {
  return driedAt && state === 'printed' ? { ...STATES.printed, label: 'Dried' } : STATES[state];
}

export function copiesText(quantity: number): string {
  return quantity === 1 ? '1 copy' : `${quantity} copies`;
}

export const SERVICES: Readonly<Record<DeskPrintRow['service'], string>> = {
  marriage: 'Marriage invitations',
  suites: 'Wedding suites',
  babyshower: 'Baby shower invitations',
  birthday: 'Birthday invitations',
  anniversary: 'Anniversary invitations',
  printbook: 'Books',
  certificates: 'Certificates',
  'custom-print': 'Custom prints',
  'business-cards': 'Business cards',
  'quick-print': 'Quick prints',
};
