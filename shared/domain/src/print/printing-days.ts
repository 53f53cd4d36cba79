import type { PrintServiceId } from './print-service.ts';

/** Working days from proof approval until the prints are shipped. */
const PRINTING_DAYS: Record<PrintServiceId, number> = {
  marriage: 5,
  suites: 6,
  babyshower: 5,
  birthday: 5,
  anniversary: 5,
  printbook: 8,
  certificates: 4,
  'custom-print': 5,
  'business-cards': 4,
  'quick-print': 3,
};

export function printingDays(services: readonly PrintServiceId[]): number {
  return Math.max(0, ...services.map((service) => PRINTING_DAYS[service]));
}
