import type { PrintServiceId } from '@kaagazz/domain/print';

export const EVENTS: Partial<Record<PrintServiceId, string>> = {
  marriage: 'wedding',
  suites: 'wedding',
  babyshower: 'baby shower',
  birthday: 'birthday party',
  anniversary: 'anniversary',
};
