import type { Paise } from '@kaagazz/domain';
import type { Database } from '../../../db/database.ts';
import { inTransaction, sqlState } from '../../../db/transaction.ts';
import { Problem } from '../../../plugins/problem.ts';
import { lockProducts, returnStock, takeStock } from '../../catalog/stock.ts';
import type { ShippingAddress } from '@kaagazz/api-schema';
import { lockPrintLines, type PricesOf } from '../../print/lines/print-lines-for-sale.ts';
import { enqueueJobs } from '../../jobs/enqueue-jobs.ts';
import { idsOf, stockOf } from '../attempts/attempt-lines.ts';
import { CHECK_PAYMENT, RESERVATION_MS } from '../attempts/payment-watch.ts';
import { isSameOffer, makeOffer, priceChanged, type WantedLine } from './offer.ts';
import {
  anyExpired,
  type Attempt,
  insertAttempt,
  lastAddress,
  lockAttempt,
  lockExpiredAttempts,
  lockOpenAttempt,
  releaseAttempt,
  releaseAttempts,
  updateAttempt,
} from '../attempts/attempts.repository.ts';

const SWEEP_BATCH = 50;
const UNIQUE_VIOLATION = '23505';

export interface ReservationRequest {
  buyerId: string;
  lines: readonly WantedLine[];
  /** none: the last one the buyer used (E23) */
  shippingAddress: ShippingAddress | undefined;
  /** the total the shopper has agreed to, if the browser says so */
  expectedTotal: Paise | undefined;
}

interface Dependencies {
  database: Database;
  flatRate: Paise;
  printPrices: PricesOf;
  now: () => Date;
  /** How long after opening a payment the gateway is first asked about it. */
  firstCheckMs: number;
}

/**
 * Reserves goods for payments. Locks are always taken in one order, the attempt first, then products by id, then printed lines by id, so
 * that buyers, the sweep and settlements never wait for each other in a circle.
 */
export class Reservations {
  readonly #database: Database;
  readonly #flatRate: Paise;
  readonly #printPrices: PricesOf;
  readonly #now: () => Date;
  readonly #firstCheckMs: number;

  constructor({ database, flatRate, printPrices, now, firstCheckMs }: Dependencies) {
    this.#database = database;
    this.#flatRate = flatRate;
    this.#printPrices = printPrices;
    this.#now = now;
    this.#firstCheckMs = firstCheckMs;
  }

  /**
   * The buyer's attempt to pay for exactly these lines at today's prices. The open one is kept, and its time begins anew, if
   * nothing changed; else its goods go back first, so that the last piece can be paid again (E23).
   *
   * @throws Problem 409: those of `makeOffer`, `PRICE_CHANGED`; what was reserved before then stays reserved
   */
  async reserve(request: ReservationRequest): Promise<Attempt> {
    try {
      return await this.#reserveOnce(request);
    } catch (error) {
      if (error instanceof Problem && error.code === 'OUT_OF_STOCK') {
        // Somebody else's time may be over without the sweep having come by.
        if ((await this.sweep()) === 0) throw error;
      } else if (sqlState(error) !== UNIQUE_VIOLATION) {
        throw error;
      }
      // A unique violation: the same buyer's other tab was faster, and its attempt is there to be found now.
      return await this.#reserveOnce(request);
    }
  }

  /** Gives back what an attempt holds, unless the gateway has an order for it by now: that one could still be paid. */
  async releaseUnopened(attemptId: string): Promise<void> {
    await inTransaction(this.#database, async (tx) => {
      const attempt = await lockAttempt(tx, attemptId);
      if (attempt?.state === 'open' && attempt.gatewayOrderId === null) await this.#releaseLocked(tx, [attempt]);
    });
  }

  /**
   * Releases all attempts whose time is over. Several processes may do it at once.
   *
   * @returns how many there were
   */
  async sweep(signal?: AbortSignal): Promise<number> {
    if (!(await anyExpired(this.#database, this.#now()))) return 0;
    let swept = 0;
    for (;;) {
      const batch = await inTransaction(this.#database, async (tx) => {
        const expired = await lockExpiredAttempts(tx, this.#now(), SWEEP_BATCH);
        await this.#releaseLocked(tx, expired);
        return expired.length;
      });
      swept += batch;
      if (batch < SWEEP_BATCH || signal?.aborted) return swept;
    }
  }

  async #reserveOnce({ buyerId, lines, shippingAddress, expectedTotal }: ReservationRequest): Promise<Attempt> {
    return inTransaction(this.#database, async (tx) => {
      const now = this.#now();
      const reservedUntil = new Date(now.getTime() + RESERVATION_MS);
      const open = await lockOpenAttempt(tx, buyerId);
      const held = open?.lines ?? [];
      const products = await lockProducts(tx, idsOf([...held, ...lines]));
      for (const { productId, quantity } of held) {
        const product = products.get(productId);
        if (product) product.stock += quantity;
      }

      const prints = await lockPrintLines(tx, this.#printPrices, buyerId, idsOf(lines));

      const offer = makeOffer(lines, { products, prints }, this.#flatRate);
      if (expectedTotal !== undefined && expectedTotal !== offer.total) throw priceChanged(lines, offer);
      const checkAt = new Date(now.getTime() + this.#firstCheckMs);
      if (open && isSameOffer(offer, open)) {
        await enqueueJobs(tx, CHECK_PAYMENT, [open.id], checkAt);
        return updateAttempt(tx, open.id, { reservedUntil, ...(shippingAddress && { shippingAddress }) }, now);
      }

      const address = shippingAddress ?? (await lastAddress(tx, buyerId));
      if (open) {
        await returnStock(tx, open.lines);
        await releaseAttempt(tx, open.id, now);
      }
      if (!(await takeStock(tx, stockOf(offer.lines)))) throw new Error('locked stock was smaller than it was read');
      const attempt = await insertAttempt(tx, buyerId, offer, address, { now, reservedUntil });
      await enqueueJobs(tx, CHECK_PAYMENT, [attempt.id], checkAt);
      return attempt;
    });
  }

  async #releaseLocked(tx: Database, attempts: readonly Attempt[]): Promise<void> {
    const pieces = attempts.flatMap(({ lines }) => lines);
    await lockProducts(tx, idsOf(pieces));
    await returnStock(tx, pieces);
    const ids = attempts.map(({ id }) => id);
    await releaseAttempts(tx, ids, this.#now());
  }
}
