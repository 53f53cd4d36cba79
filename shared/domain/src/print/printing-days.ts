import type { PrintServiceId } from './print-service.ts';

/** Working days from an approved proof until the prints leave the workshop. */
const PRINTING_DAYS: Record<PrintServiceId, number> = {
  marriage: 5,
  babyshower: 5,
  birthday: 5,
  anniversary: 5,
  printbook: 8,
  certificates: 4,
  'custom-print': 5,
  'business-cards': 4,
  'quick-print': 3,
};

/** Returns the working days that the slowest of the services needs, or 0 if there is none. */
export function printingDays(services: readonly PrintServiceId[]): number {
  return Math.max(0, ...services.map((service) => PRINTING_DAYS[service]));
}
