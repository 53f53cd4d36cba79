import { indianDigits } from '../indian-digits.ts';
import type { PrintServiceId } from './print-service.ts';
import { PRINT_SERVICES } from './print-services.ts';
import { suiteCards } from './suite/index.ts';
import { readNames } from './team/index.ts';

export type CheckedPrintQuantity = { quantity: number; problem: null } | { quantity: null; problem: string };

export function checkPrintQuantity(service: PrintServiceId, typed: string | number): CheckedPrintQuantity {
  const { piece, quantity: bounds } = PRINT_SERVICES[service];
  const [, many] = piece;
  const text = String(typed).trim();
  const reject = (problem: string): CheckedPrintQuantity => ({ quantity: null, problem });

  if (text === '') return reject(`Tell us how many ${many} you need.`);
  if (!/^\d{1,15}$/.test(text)) return reject(`Enter a whole number of ${many}, such as ${bounds.default}.`);
  const quantity = Number(text);
  if (quantity < bounds.minimum)
    return reject(`Please order minimum ${bounds.minimum} ${piece[bounds.minimum === 1 ? 0 : 1]}.`);
  if (quantity > bounds.maximum) {
    return reject(`At most ${indianDigits(bounds.maximum)} ${many} fit into one order; for more, write to us.`);
  }
  return { quantity, problem: null };
}

export interface CountedPieces {
  quantity: number;
  field: 'guests' | 'groups';
  invalidLines: number;
}

export function countedPieces(service: PrintServiceId, values: Readonly<Record<string, string>>): CountedPieces | null {
  const { guests = '', groups, cardsEach = '1' } = values;
  if (groups !== undefined) return { quantity: suiteCards(values), field: 'groups', invalidLines: 0 };
  if (guests.trim() === '') return null;
  const list = readNames(service, values);
  const each = Math.trunc(Number(cardsEach)) || 0;
  const quantity = list.guests.length * each + spareCards(values);
  return { quantity, field: 'guests', invalidLines: list.problems.length };
}

export function spareCards({ guests = '', spareCards: typed = '' }: Readonly<Record<string, string>>): number {
  return guests.trim() !== '' && /^\s*\d{1,2}\s*$/.test(typed) ? Number(typed) : 0;
}
