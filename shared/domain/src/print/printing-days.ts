import type { PrintServiceId } from './print-service.ts';

/**
 * Number of working days from proof approval until the prints leave the workshop, by print service.
 */
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

/**
 * Returns the number of working days that the slowest of the given services needs, or 0 if no
 * services are given.
 */
export function printingDays(services: readonly PrintServiceId[]): number {
  return Math.max(0, ...services.map((service) => PRINTING_DAYS[service]));
}
