import type { PrintServiceId } from '@kaagazz/domain/print';

/**
 * The event that each service prints for, worded for use in a sentence. Services that aren't tied
 * to an event are omitted.
 */
export const EVENTS: Partial<Record<PrintServiceId, string>> = {
  marriage: 'wedding',
  suites: 'wedding',
  babyshower: 'baby shower',
  birthday: 'birthday party',
  anniversary: 'anniversary',
};
