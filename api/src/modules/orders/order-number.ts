import { Problem } from '../../plugins/problem.ts';

const YEAR_IN_INDIA = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' });

/** Returns an order number such as `KGZ-2026-000123`. The year is the calendar year in India. */
export function orderNumber(at: Date, running: number): string {
  return `KGZ-${YEAR_IN_INDIA.format(at)}-${String(running).padStart(6, '0')}`;
}

export function isOrderNumber(text: string): boolean {
  return /^KGZ-\d{4}-\d{6,10}$/.test(text);
}

/**
 * Includes the order number in the message only if it is well-formed, because a number from a URL
 * can contain arbitrary text.
 */
export function orderNotFound(number: string): Problem {
  const which = isOrderNumber(number) ? number : 'with that number';
  return new Problem('ORDER_NOT_FOUND', `There is no order ${which}.`);
}
