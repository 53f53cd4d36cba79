import { dayInIndia, indianDay, leftOf, type Paise, PRINT_CREDIT_DAYS, printCredit } from '@kaagazz/domain';
import type { PrintServiceId } from '@kaagazz/domain/print';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditsOf, paidParts } from './order-credits.ts';
import type { WholeOrder } from './orders.service.ts';
import { discountCodes } from '../payments/attempts/discount-codes.tables.ts';
import { newCode } from '../replies/new-code.ts';
import { usesOf } from '../discounts/discount-uses.ts';

const DAY_MS = 24 * 60 * 60_000;

type CreditedOrder = Pick<WholeOrder, 'id' | 'buyerId' | 'status' | 'due' | 'lines' | 'shipping'> & {
  refunds: Parameters<typeof creditsOf>[0]['refunds'];
};

export async function updatePrintCredits(tx: Database, order: CreditedOrder, now: Date): Promise<string[]> {
  const wanted = new Map(wantedCredits(order).map((credit) => [credit.creditsPosition, credit]));
  const ofOrder = eq(discountCodes.creditsOrder, order.id);
  const known = await tx.select().from(discountCodes).where(ofOrder).orderBy(asc(discountCodes.code)).for('update');
  const uses = await usesOf(
    tx,
    known.map(({ code }) => code),
    ['paid'],
  );
  const used: string[] = [];
  for (const { code, creditsPosition, amount, isOn, endsAt, version } of known) {
    const credit = wanted.get(creditsPosition ?? -1);
    wanted.delete(creditsPosition ?? -1);
    if ((credit?.amount ?? null) === (isOn ? amount : null)) continue;
    if (uses.has(code)) used.push(code);
    else {
      const change = { isOn: credit !== undefined, amount: credit?.amount ?? amount, endsAt: isOn ? endsAt : end(now) };
      await tx
        .update(discountCodes)
        .set({ ...change, version: version + 1 })
        .where(eq(discountCodes.code, code));
    }
  }
  const added = [...wanted.values()].map((credit) => ({
    ...credit,
    ...{ code: `PRINT-${newCode()}`, creditsOrder: order.id, buyerId: order.buyerId },
    ...{ percent: null, minimum: 0, startsAt: now, endsAt: end(now), maximumUses: 1, isOn: true, createdAt: now },
  }));
  if (added.length > 0) await tx.insert(discountCodes).values(added);
  return used;
}

export function usedText(codes: readonly string[]): string {
  return codes.length === 0 ? '' : `. Already used: ${codes.join(', ')}`;
}

function end(now: Date): Date {
  return indianDay(dayInIndia(new Date(now.getTime() + PRINT_CREDIT_DAYS * DAY_MS))).end;
}

interface WantedCredit {
  creditsPosition: number;
  amount: Paise;
  service: PrintServiceId | null;
}

function wantedCredits(order: CreditedOrder): WantedCredit[] {
  const isShipped = order.status === 'shipped' || order.status === 'delivered';
  if (!isShipped || order.buyerId === null || order.due > 0) return [];
  const left = leftOf(paidParts(order), creditsOf(order)).lines;
  return order.lines.flatMap(({ productId, position, print }, index) => {
    const { quantity = 0, amount: paid = 0 } = left[index] ?? {};
    const amount = printCredit({ productId, isSample: typeof print?.sampleOf === 'number', quantity, amount: paid });
    return amount === 0 ? [] : [{ creditsPosition: position, amount, service: print?.service ?? null }];
  });
}
