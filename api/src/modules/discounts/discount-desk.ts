import type { DeskDiscount, DiscountChange, NewDiscount } from '@kaagazz/api-schema';
import { dayInIndia, fromRupees, toRupees, indianDay } from '@kaagazz/domain';
import { eq, ilike } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { containing, type ListQuery, pageOfList } from '../../lists/list-query.ts';
import { Problem } from '../../plugins/problem.ts';
import { type Actor, noteDeskChange } from '../operator/audit.ts';
import { discountCodes } from '../payments/attempts/discount-codes.tables.ts';
import { type DiscountCodeRow, usesOf } from './discount-uses.ts';

type Terms = Omit<z.output<typeof DiscountChange>, 'version'>;

/**
 * Manages discount codes for the staff app. Codes are never deleted, because orders refer to them.
 */
export class DiscountDesk {
  readonly #context: Pick<AppContext, 'database' | 'now'>;

  constructor(context: Pick<AppContext, 'database' | 'now'>) {
    this.#context = context;
  }

  async page({
    q,
    ...query
  }: ListQuery<'createdAt' | 'code' | 'startsAt'>): Promise<{ data: DeskDiscount[]; total: number }> {
    const where = q ? ilike(discountCodes.code, containing(q)) : undefined;
    const page = { ...query, by: discountCodes[query.sort], id: discountCodes.code };
    const { rows, total } = await pageOfList(this.#context.database, discountCodes, where, page);
    return { data: await this.#onWire(rows), total };
  }

  /** @throws Problem 409 `ID_TAKEN` */
  async create(by: Actor, { code, ...terms }: z.output<typeof NewDiscount>): Promise<DeskDiscount> {
    const { database, now } = this.#context;
    const row = await inTransaction(database, async (tx) => {
      const createdAt = now();
      const [added] = await tx
        .insert(discountCodes)
        .values({ code, ...columnsOf(terms), createdAt })
        .onConflictDoNothing()
        .returning();
      if (!added) throw new Problem('ID_TAKEN', `The code ${code} already exists.`);
      const change = { action: 'discounts.create', resource: 'discount', record: code, after: terms };
      await noteDeskChange(tx, by, change, createdAt);
      return added;
    });
    return this.#one(row);
  }

  async change(by: Actor, code: string, { version, ...terms }: z.output<typeof DiscountChange>): Promise<DeskDiscount> {
    const { database, now } = this.#context;
    const row = await inTransaction(database, async (tx) => {
      const isCode = eq(discountCodes.code, code);
      const [before] = await tx.select().from(discountCodes).where(isCode).for('update');
      if (!before) throw new Problem('NOT_FOUND', 'This discount code doesn’t exist.');
      if (before.creditsOrder !== null) {
        const message = `${code} is the credit for a sample or swatch kit, so it can’t be edited. Refunding the sample or kit withdraws it.`;
        throw new Problem('NOT_POSSIBLE', message);
      }
      if (before.version !== version) {
        const current = await this.#one(before);
        throw new Problem(
          'EDIT_CONFLICT',
          'Someone else changed this discount code while you were editing it. Review their changes, then save again.',
          { current },
        );
      }
      const wanted = { ...columnsOf(terms), version: version + 1 };
      const [after] = await tx.update(discountCodes).set(wanted).where(isCode).returning();
      if (!after) throw new Error('a locked discount code has gone');
      const change = { action: 'discounts.change', resource: 'discount', record: code, before: termsOf(before) };
      await noteDeskChange(tx, by, { ...change, after: terms }, now());
      return after;
    });
    return this.#one(row);
  }

  async #one(row: DiscountCodeRow): Promise<DeskDiscount> {
    const [onWire] = await this.#onWire([row]);
    if (!onWire) throw new Error('a discount code was not converted');
    return onWire;
  }

  async #onWire(rows: readonly DiscountCodeRow[]): Promise<DeskDiscount[]> {
    const { database, now } = this.#context;
    const codes = rows.map(({ code }) => code);
    const uses = await usesOf(database, codes);
    return rows.map((row) => ({
      id: row.code,
      version: row.version,
      ...termsOf(row),
      uses: uses.get(row.code) ?? 0,
      state: stateOf(row, uses.get(row.code) ?? 0, now()),
      isCredit: row.creditsOrder !== null,
      createdAt: row.createdAt.toISOString(),
    }));
  }
}

function stateOf({ isOn, startsAt, endsAt, maximumUses }: DiscountCodeRow, uses: number, now: Date) {
  if (!isOn) return 'off';
  if (endsAt && endsAt <= now) return 'ended';
  if (maximumUses !== null && uses >= maximumUses) return 'used-up';
  return startsAt > now ? 'planned' : 'on';
}

function columnsOf({ firstDay, lastDay, amount, minimum, ...terms }: Terms) {
  return {
    ...terms,
    amount: amount === null ? null : fromRupees(amount),
    minimum: fromRupees(minimum),
    startsAt: indianDay(firstDay).start,
    endsAt: lastDay === null ? null : indianDay(lastDay).end,
  };
}

function termsOf(row: DiscountCodeRow): Terms {
  const { percent, amount, minimum, startsAt, endsAt, maximumUses, maximumPerCustomer, isOn } = row;
  return {
    percent,
    amount: amount === null ? null : toRupees(amount),
    minimum: toRupees(minimum),
    firstDay: dayInIndia(startsAt),
    // `endsAt` is midnight at the end of the last day.
    lastDay: endsAt && dayInIndia(new Date(endsAt.getTime() - 1)),
    maximumUses,
    maximumPerCustomer,
    isOn,
  };
}
