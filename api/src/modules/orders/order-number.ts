import { Problem } from '../../plugins/problem.ts';

const YEAR_IN_INDIA = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' });

/** Returns an order number such as `KGZ-2026-000123`. The year is in Indian time. */
export function orderNumber(at: Date, running: number): string {
  return `KGZ-${YEAR_IN_INDIA.format(at)}-${String(running).padStart(6, '0')}`;
}

/**
 * Returns whether `text` has the format of an order number, so that callers can skip a query that
 * would find nothing.
 */
export function isOrderNumber(text: string): boolean {
  return /^KGZ-\d{4}-\d{6,10}$/.test(text);
}

/**
 * Returns the problem for an unknown order (404). The message quotes the number only if it is
 * well-formed, because the number may be any text from a URL.
 */
export function orderNotFound(number: string): Problem {
  const which = isOrderNumber(number) ? number : 'with that number';
  return new Problem('ORDER_NOT_FOUND', `There is no order ${which}.`);
}
