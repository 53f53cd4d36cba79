import { indianDigits } from '../indian-digits.ts';
import type { PrintServiceId } from './print-service.ts';
import { PRINT_SERVICES } from './print-services.ts';

/** How many are ordered, or what is wrong with the number, in words for the shopper. */
export type CheckedPrintQuantity = { quantity: number; problem: null } | { quantity: null; problem: string };

/**
 * Copies of one line: a whole number within the bounds of the service; quick print at least 50 (specification §5), invitations at
 * least 10 (E28).
 *
 * @param typed as it stands in the form, or as it came over the wire
 */
export function checkPrintQuantity(service: PrintServiceId, typed: string | number): CheckedPrintQuantity {
  const { piece, quantity: bounds } = PRINT_SERVICES[service];
  const [, many] = piece;
  const text = String(typed).trim();
  const refuse = (problem: string): CheckedPrintQuantity => ({ quantity: null, problem });

  if (text === '') return refuse(`Tell us how many ${many} you need.`);
  if (!/^\d{1,15}$/.test(text)) return refuse(`Enter a whole number of ${many}, such as ${bounds.default}.`);
  const quantity = Number(text);
  if (quantity < bounds.minimum)
    return refuse(`Please order minimum ${bounds.minimum} ${piece[bounds.minimum === 1 ? 0 : 1]}.`);
  if (quantity > bounds.maximum) {
    return refuse(`At most ${indianDigits(bounds.maximum)} ${many} fit into one order; for more, write to us.`);
  }
  return { quantity, problem: null };
}
