import type { PrintServiceId } from '@kaagazz/domain/print';

/** Services without an event are omitted. */
export const EVENTS: Partial<Record<PrintServiceId, string>> = {
  marriage: 'wedding',
  suites: 'wedding',
  babyshower: 'baby shower',
  birthday: 'birthday party',
  anniversary: 'anniversary',
};
