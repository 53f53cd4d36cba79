import type { ConfirmCashRequest, RequestCashCodeRequest } from '@kaagazz/api-schema';
import { formatPaise, fromRupees, isPrintLineId, type Paise, SIGN_IN_CODE_MS } from '@kaagazz/domain';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../plugins/problem.ts';
import { unauthenticated } from '../../auth/access-token.ts';
import { accountById } from '../../auth/account.ts';
import { authKeys } from '../../auth/auth-keys.ts';
import { MAX_ATTEMPTS, RESEND_MS } from '../../auth/code-limits.ts';
import { CodeHasher, newCode } from '../../auth/one-time-code.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { Orders } from '../../orders/orders.service.ts';
import { assertOpen, cashLimit, readSettings } from '../../settings/shop-settings.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { type Attempt, lockAttempt, updateAttempt } from '../attempts/attempts.repository.ts';
import { reservationOf } from '../checkout/payments.service.ts';
import type { Reservations } from '../checkout/reservations.ts';
import { cashCodeMail } from './cash-code-mail.ts';
import { cashCodes } from './cash-codes.tables.ts';

interface Dependencies {
  reservations: Reservations;
  orders: Orders;
  throttle: Throttle;
}

export class CashOrders {
  readonly #context: Pick<AppContext, 'config' | 'database' | 'now'>;
  readonly #parts: Dependencies;
  readonly #hasher: CodeHasher;

  constructor(context: Pick<AppContext, 'config' | 'database' | 'now'>, parts: Dependencies) {
    this.#context = context;
    this.#parts = parts;
    this.#hasher = new CodeHasher(authKeys(context.config));
  }

  /**
   * Reserves the stock for a cart and emails the buyer a confirmation code. Concurrent calls send
   * only one email.
   */
  async requestCode(buyerId: string, request: z.output<typeof RequestCashCodeRequest>): Promise<Attempt> {
    const { config, database } = this.#context;
    assertCashIsPossible(
      { total: fromRupees(request.expectedTotal), lines: request.products },
      cashLimit(await readSettings(database, config)),
    );
    const attempt = await this.#parts.reservations.reserve(reservationOf(buyerId, request));
    await inTransaction(database, (tx) => this.#sendCode(tx, attempt.id, buyerId));
    return attempt;
  }

  /**
   * Checks the emailed code and places the cash-on-delivery order. Repeated calls return the same
   * order number.
   */
  async confirm(buyerId: string, { id, code }: z.output<typeof ConfirmCashRequest>): Promise<string> {
    // Don't throw inside the transaction, because a rollback would undo the count of wrong codes.
    const result = await inTransaction(this.#context.database, (tx) => this.#confirm(tx, buyerId, { id, code }));
    if (result instanceof Problem) throw result;
    return result;
  }

  async #sendCode(tx: Database, attemptId: string, buyerId: string): Promise<void> {
    const now = this.#context.now();
    const attempt = await lockAttempt(tx, attemptId);
    if (attempt?.state !== 'open') throw checkoutChanged();
    const [sent] = await tx.select().from(cashCodes).where(eq(cashCodes.attemptId, attemptId));
    const isFresh = sent && sent.tries < MAX_ATTEMPTS && now.getTime() - sent.sentAt.getTime() < RESEND_MS;
    if (isFresh) return;

    const account = await accountById(tx, buyerId);
    if (!account) throw unauthenticated();
    const retryAfter = await this.#parts.throttle.count(tx, 'cash-codes', account.email);
    if (retryAfter > 0) {
      throw new Problem('TOO_MANY_CODES', 'We have sent you too many codes. Please try again later, or pay online.', {
        retryAfter,
      });
    }
    const code = newCode();
    const row = { hash: this.#hasher.hash(attemptId, code), tries: 0, sentAt: now };
    await tx
      .insert(cashCodes)
      .values({ attemptId, ...row })
      .onConflictDoUpdate({ target: cashCodes.attemptId, set: row });
    const expiresAt = new Date(now.getTime() + SIGN_IN_CODE_MS);
    await enqueueMail(tx, cashCodeMail({ to: account.email, code, total: attempt.total, expiresAt }), now);
  }

  async #confirm(
    tx: Database,
    buyerId: string,
    { id, code }: z.output<typeof ConfirmCashRequest>,
  ): Promise<string | Problem> {
    const { config, now } = this.#context;
    const attempt = await lockAttempt(tx, id);
    const [sent] = await tx.select().from(cashCodes).where(eq(cashCodes.attemptId, id));
    if (!sent || attempt?.buyerId !== buyerId) return new Problem('ORDER_NOT_FOUND', 'There is no such order.');
    if (sent.tries >= MAX_ATTEMPTS) {
      return new Problem('OTP_LOCKED', 'Too many incorrect codes. Please request a new code.');
    }
    if (!this.#hasher.matches(sent.hash, id, code)) {
      await tx
        .update(cashCodes)
        .set({ tries: sent.tries + 1 })
        .where(eq(cashCodes.attemptId, id));
      return new Problem('INVALID_OTP', 'This code is incorrect. Please use the code in our latest email.');
    }
    if (attempt.state === 'paid') return this.#earlierOrder(tx, attempt);
    if (attempt.state !== 'open') return checkoutChanged();
    if (now().getTime() >= sent.sentAt.getTime() + SIGN_IN_CODE_MS) {
      return new Problem('OTP_EXPIRED', 'This code has expired. Please request a new one.');
    }
    const settings = await readSettings(tx, config);
    assertOpen(settings);
    assertCashIsPossible(attempt, cashLimit(settings));
    return this.#place(tx, attempt, buyerId);
  }

  async #place(tx: Database, attempt: Attempt, buyerId: string): Promise<string> {
    const { id, lines, goods, shipping, total, discount, discountCode, shippingAddress, business, giftNote } = attempt;
    if (!shippingAddress) throw new Error('the cash order has no address');
    await updateAttempt(tx, id, { state: 'paid' }, this.#context.now());
    const price = { goods, shipping, total, discount, discountCode };
    return this.#parts.orders.placeCashOnDelivery(tx, {
      ...{ id, buyerId, lines, ...price, shippingAddress, business, giftNote },
      orderedAt: attempt.createdAt,
    });
  }

  async #earlierOrder(tx: Database, { id, gatewayOrderId, gatewayPaymentId }: Attempt): Promise<string | Problem> {
    const orderNumber = await this.#parts.orders.numberOfAttempt(tx, { id, gatewayOrderId });
    if (gatewayPaymentId === null) return orderNumber;
    const message = `You have already paid for this cart. Order ${orderNumber} is confirmed.`;
    return new Problem('ALREADY_PAID', message, { orderNumber });
  }
}

function assertCashIsPossible(
  { total, lines }: { total: Paise; lines: readonly { productId: string }[] },
  limit: Paise | null,
): void {
  if (limit === null) {
    throw new Problem('CASH_NOT_POSSIBLE', 'Cash on delivery isn’t available at the moment. Please pay online.');
  }
  if (lines.some(({ productId }) => isPrintLineId(productId))) {
    throw new Problem('CASH_NOT_POSSIBLE', 'Orders that include prints must be paid for online.');
  }
  if (total > limit) {
    throw new Problem('CASH_NOT_POSSIBLE', `Cash on delivery is available for orders up to ${formatPaise(limit)}.`);
  }
}

function checkoutChanged(): Problem {
  return new Problem('CHECKOUT_CHANGED', 'Your cart has changed since we sent the code. Please request a new code.');
}
