import { Problem } from '../../plugins/problem.ts';

/** An order of New Year's morning in Delhi belongs to the new year. */
const YEAR_IN_INDIA = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' });

/** `KGZ-2026-000123` */
export function orderNumber(at: Date, running: number): string {
  return `KGZ-${YEAR_IN_INDIA.format(at)}-${String(running).padStart(6, '0')}`;
}

/** Whether an order could have that number; what cannot be one is never asked of the database. */
export function isOrderNumber(text: string): boolean {
  return /^KGZ-\d{4}-\d{6,10}$/.test(text);
}

/** @throws Problem 404 `ORDER_NOT_FOUND`; always. What is no number at all is not repeated. */
export function unknownOrder(number: string): never {
  const which = isOrderNumber(number) ? ` ${number}` : ' of that number';
  throw new Problem('ORDER_NOT_FOUND', `There is no order${which}.`);
}
