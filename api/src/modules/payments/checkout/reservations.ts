import type { BusinessBuyer, ErrorCode, ShippingAddress } from '@kaagazz/api-schema';
import { isPrintLineId, type Paise, pinCodeIn, type ShippingRates } from '@kaagazz/domain';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../db/database.ts';
import { inTransaction, sqlState } from '../../../db/transaction.ts';
import { Problem } from '../../../plugins/problem.ts';
import { lockProducts, productsForSale, returnStock, takeStock } from '../../catalog/stock.ts';
import { lockDiscount } from '../../discounts/discount-uses.ts';
import { enqueueJobs } from '../../jobs/enqueue-jobs.ts';
import { lockPrintLines } from '../../print/lines/print-lines-for-sale.ts';
import {
  assertOpen,
  giftWrapPrice,
  readSettings,
  shippingRates,
  type ShopSettings,
} from '../../settings/shop-settings.ts';
import { idsOf, stockOf } from '../attempts/attempt-lines.ts';
import {
  anyExpired,
  type Attempt,
  insertAttempt,
  lastAddress,
  lockAttempt,
  lockExpiredAttempts,
  lockOpenAttempt,
  openAttempt,
  releaseAttempts,
  updateAttempt,
} from '../attempts/attempts.repository.ts';
import { CHECK_PAYMENT, RESERVATION_MS } from '../attempts/payment-periods.ts';
import { reserveAtOnce } from './quick-reservation.ts';
import { addGiftWrap, applyDiscount, gramsOf, isSameOffer, makeOffer, priceChanged, type WantedLine } from './offer.ts';

const SWEEP_BATCH = 50;
const UNIQUE_VIOLATION = '23505';

export interface ReservationRequest {
  buyerId: string;
  lines: readonly WantedLine[];
  shippingAddress: ShippingAddress | undefined;
  expectedTotal: Paise | undefined;
  discountCode: string | undefined;
  business: BusinessBuyer | null;
  gift: { note: string; wrap: boolean };
}

const TAKEN = new Set<ErrorCode>(['OUT_OF_STOCK', 'DISCOUNT_CODE_USED_UP']);

/**
 * Reserves stock for carts. To avoid deadlocks, rows are locked in a fixed order: the payment
 * attempt, products by id, the discount code, and print lines by id.
 */
export class Reservations {
  readonly #context: AppContext;

  constructor(context: AppContext) {
    this.#context = context;
  }

  async reserve(request: ReservationRequest): Promise<Attempt> {
    const { config, database } = this.#context;
    const settings = await readSettings(database, config);
    assertOpen(settings);
    const rates = shippingRates(settings);
    const wrap = request.gift.wrap ? requireGiftWrap(settings) : null;
    try {
      return (await this.#reserveAtOnce(request, rates)) ?? (await this.#reserveLocked(request, rates, wrap));
    } catch (error) {
      if (error instanceof Problem && TAKEN.has(error.code)) {
        if ((await this.sweep()) === 0) throw error;
      } else if (sqlState(error) !== UNIQUE_VIOLATION) {
        throw error;
      }
      return await this.#reserveLocked(request, rates, wrap);
    }
  }

  /**
   * Releases the stock reserved for an attempt. Does nothing if the attempt has a gateway order,
   * because the buyer could still pay for that order.
   */
  async releaseUnopened(attemptId: string): Promise<void> {
    await inTransaction(this.#context.database, async (tx) => {
      const attempt = await lockAttempt(tx, attemptId);
      if (attempt?.state === 'open' && attempt.gatewayOrderId === null) await this.#releaseLocked(tx, [attempt]);
    });
  }

  async sweep(signal?: AbortSignal): Promise<number> {
    const { database, now } = this.#context;
    if (!(await anyExpired(database, now()))) return 0;
    let swept = 0;
    for (;;) {
      const batch = await inTransaction(database, async (tx) => {
        const expired = await lockExpiredAttempts(tx, now(), SWEEP_BATCH);
        await this.#releaseLocked(tx, expired);
        return expired.length;
      });
      swept += batch;
      if (batch < SWEEP_BATCH || signal?.aborted) return swept;
    }
  }

  async #reserveAtOnce(request: ReservationRequest, rates: ShippingRates): Promise<Attempt | undefined> {
    const { buyerId, lines, shippingAddress, expectedTotal, discountCode, business, gift } = request;
    const { config, database } = this.#context;
    if (discountCode !== undefined || gift.wrap || gift.note !== '') return undefined;
    if (lines.some(({ productId }) => isPrintLineId(productId))) return undefined;
    if (await openAttempt(database, buyerId)) return undefined;

    const products = await productsForSale(database, idsOf(lines));
    const address = shippingAddress ?? (await lastAddress(database, buyerId));
    const offer = makeOffer(lines, { products, prints: new Map() }, { rates, pin: pinOf(address, rates) });
    if (expectedTotal !== undefined && expectedTotal !== offer.total) throw priceChanged(lines, offer, offer);
    const now = this.#context.now();
    return reserveAtOnce(database, {
      buyerId,
      offer,
      products,
      shippingAddress: address,
      business,
      now,
      reservedUntil: new Date(now.getTime() + RESERVATION_MS),
      checkAt: new Date(now.getTime() + config.paymentCheckMs),
    });
  }

  async #reserveLocked(
    { buyerId, lines, shippingAddress, expectedTotal, discountCode, business, gift }: ReservationRequest,
    rates: ShippingRates,
    wrap: Paise | null,
  ): Promise<Attempt> {
    const { config, database } = this.#context;
    return inTransaction(database, async (tx) => {
      const now = this.#context.now();
      const reservedUntil = new Date(now.getTime() + RESERVATION_MS);
      const checkAt = new Date(now.getTime() + config.paymentCheckMs);
      const open = await lockOpenAttempt(tx, buyerId);
      const held = open?.lines ?? [];
      const products = await lockProducts(tx, idsOf([...held, ...lines]));
      for (const { productId, quantity } of held) {
        const product = products.get(productId);
        if (product) product.stock += quantity;
      }
      const use = { buyerId, exceptAttempt: open?.id, now };
      const code = discountCode === undefined ? undefined : await lockDiscount(tx, discountCode, use);
      const prints = await lockPrintLines(tx, buyerId, idsOf(lines));
      const address = shippingAddress ?? (await lastAddress(tx, buyerId));
      const pin = pinOf(address, rates);
      const listed = makeOffer(lines, { products, prints }, { rates, pin });
      const unwrapped = code
        ? applyDiscount(listed.lines, code, { rates, parcel: { pin, grams: gramsOf(lines, products) }, prints })
        : listed;
      const offer = addGiftWrap(unwrapped, wrap);
      if (expectedTotal !== undefined && expectedTotal !== offer.total) throw priceChanged(lines, listed, offer);
      if (open && isSameOffer(offer, open)) {
        await enqueueJobs(tx, CHECK_PAYMENT, [open.id], checkAt);
        return updateAttempt(
          tx,
          open.id,
          { reservedUntil, business, giftNote: gift.note, ...(shippingAddress && { shippingAddress }) },
          now,
        );
      }

      if (open) {
        await returnStock(tx, open.lines);
        await releaseAttempts(tx, [open.id], now);
      }
      if (!(await takeStock(tx, stockOf(offer.lines)))) throw new Error('the stock of a locked product has changed');
      const attempt = await insertAttempt(
        tx,
        buyerId,
        offer,
        { shippingAddress: address, business, giftNote: gift.note },
        { now, reservedUntil },
      );
      await enqueueJobs(tx, CHECK_PAYMENT, [attempt.id], checkAt);
      return attempt;
    });
  }

  async #releaseLocked(tx: Database, attempts: readonly Attempt[]): Promise<void> {
    const lines = attempts.flatMap((attempt) => attempt.lines);
    await lockProducts(tx, idsOf(lines));
    await returnStock(tx, lines);
    const ids = attempts.map(({ id }) => id);
    await releaseAttempts(tx, ids, this.#context.now());
  }
}

function requireGiftWrap(settings: ShopSettings): Paise {
  const price = giftWrapPrice(settings);
  if (price === null) {
    throw new Problem('VALIDATION', 'Gift wrap isn’t available at the moment. Please remove it from your order.');
  }
  return price;
}

/**
 * Returns the PIN code in the address. A PIN code is required if the shipping fee depends on it,
 * because buyers could otherwise leave it out to pay a lower fee.
 */
function pinOf(address: ShippingAddress | null, { zones }: ShippingRates): string {
  const pin = pinCodeIn(address?.address ?? '');
  if (pin === '' && zones.length > 0) throw new Problem('VALIDATION', 'Please add the PIN code to the address.');
  return pin;
}
