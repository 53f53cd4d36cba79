import { dayInIndia, type Paise } from '@kaagazz/domain';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { discountCodes } from '../payments/attempts/discount-codes.tables.ts';
import { usesOf } from './discount-uses.ts';

export interface PrintCredit {
  code: string;
  amount: Paise;
  /** YYYY-MM-DD */
  lastDay: string;
  isOn: boolean;
  isUsed: boolean;
}

export async function printCreditsOf(
  database: Database,
  orderIds: readonly string[],
): Promise<Map<string, PrintCredit[]>> {
  const rows = await database
    .select()
    .from(discountCodes)
    .where(inArray(discountCodes.creditsOrder, [...orderIds]))
    .orderBy(asc(discountCodes.creditsPosition));
  if (rows.length === 0) return new Map();
  const uses = await usesOf(
    database,
    rows.map(({ code }) => code),
  );
  const credits = rows.map(({ creditsOrder, code, amount, endsAt, isOn }) => {
    const lastDay = dayInIndia(new Date((endsAt ?? new Date(0)).getTime() - 1));
    return { orderId: creditsOrder ?? '', code, amount: amount ?? 0, lastDay, isOn, isUsed: uses.has(code) };
  });
  return Map.groupBy(credits, ({ orderId }) => orderId);
}
