import type { PaymentLink, ShippingAddress } from '@kaagazz/api-schema';
import { toRupees } from '@kaagazz/domain';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../plugins/problem.ts';
import { lockProducts, takeStock } from '../../catalog/stock.ts';
import { enqueueJobs } from '../../jobs/enqueue-jobs.ts';
import { idsOf, stockOf } from '../attempts/attempt-lines.ts';
import { type Attempt, lockAttempt, updateAttempt } from '../attempts/attempts.repository.ts';
import { CHECK_PAYMENT, RESERVATION_MS } from '../attempts/payment-periods.ts';

import { type FoundLink, linkOfToken, linkState } from '../links/link-records.ts';
import type { PaymentReceipt, Payments } from './payments.service.ts';

export class PaymentLinks {
  readonly #payments: Payments;
  readonly #imageUrl: (file: string) => string;

  constructor(payments: Payments, imageUrl: (file: string) => string) {
    this.#payments = payments;
    this.#imageUrl = imageUrl;
  }

  /** @throws Problem 404 `PAYMENT_LINK_NOT_FOUND` */
  async find(token: string): Promise<PaymentLink> {
    const { database, now } = this.#payments.context;
    const found = await requireLink(database, token);
    const { link, attempt } = found;
    return {
      state: linkState(found, now()),
      lines: attempt.lines.map(({ title, quantity, unitPrice, image }) => ({
        title,
        quantity,
        price: toRupees(unitPrice),
        amount: toRupees(unitPrice * quantity),
        image: image && this.#imageUrl(image),
      })),
      goods: toRupees(attempt.goods),
      shipping: toRupees(attempt.shipping),
      total: toRupees(attempt.total),
      address: attempt.shippingAddress,
      validUntil: link.validUntil.toISOString(),
      orderNumber: link.orderNumber,
      ...(link.changedLineId !== null && { isChange: true as const }),
    };
  }

  /**
   * Reserves the products in a payment link for 15 minutes and creates a gateway order. A repeated
   * call extends the reservation.
   */
  async open(token: string, address: ShippingAddress | null) {
    const { config, database, now } = this.#payments.context;
    const attempt = await inTransaction(database, async (tx): Promise<Attempt> => {
      const { attempt: known } = await requireLink(tx, token);
      const locked = await lockAttempt(tx, known.id);
      const found = await requireLink(tx, token);
      const state = linkState(found, now());
      if (!locked || state === 'paid') {
        const orderNumber = found.link.orderNumber ?? '';
        throw new Problem('ALREADY_PAID', `You have already paid. Order ${orderNumber} is confirmed.`, { orderNumber });
      }
      if (state === 'expired') {
        throw new Problem('PAYMENT_LINK_EXPIRED', 'This link has expired. Please ask us for a new one.');
      }
      const isChange = found.link.changedLineId !== null;
      if (isChange && !(await this.#payments.settlement.isChangeOpen(tx, found.link, locked))) {
        throw new Problem(
          'PAYMENT_LINK_EXPIRED',
          'Your order has changed or printing has started, so this link is no longer valid. You haven’t been charged.',
        );
      }
      const shippingAddress = locked.shippingAddress ?? address;
      if (!shippingAddress) throw new Problem('VALIDATION', 'Enter your address.');
      if (locked.state === 'released') await takeLines(tx, locked);
      const reservedUntil = new Date(now().getTime() + RESERVATION_MS);
      await enqueueJobs(tx, CHECK_PAYMENT, [locked.id], new Date(now().getTime() + config.paymentCheckMs));
      return updateAttempt(tx, locked.id, { state: 'open', reservedUntil, shippingAddress }, now());
    });
    return this.#payments.openGateway(attempt);
  }

  async confirm(token: string, receipt: PaymentReceipt): Promise<string> {
    const { link } = await requireLink(this.#payments.context.database, token);
    return this.#payments.confirm((attempt) => attempt.id === link.id, receipt);
  }
}

async function requireLink(database: Database, token: string): Promise<FoundLink> {
  const found = await linkOfToken(database, token);
  if (!found) throw new Problem('PAYMENT_LINK_NOT_FOUND', 'This link doesn’t exist. Please check the address.');
  return found;
}

async function takeLines(tx: Database, { lines }: Attempt): Promise<void> {
  const pieces = stockOf(lines);
  const products = await lockProducts(tx, idsOf(pieces));
  const missing = pieces.find(({ productId, quantity }) => (products.get(productId)?.stock ?? 0) < quantity);
  if (missing) {
    const message = `${missing.title} is no longer available. Please ask us for another link.`;
    throw new Problem('OUT_OF_STOCK', message, { productId: missing.productId });
  }
  if (!(await takeStock(tx, pieces))) throw new Error('the stock of a locked product has changed');
}
