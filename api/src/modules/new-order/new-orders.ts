import { randomUUID } from 'node:crypto';
import type { DeskPaymentLink, NewOrder, NewOrderDraft, NewOrderPreview } from '@kaagazz/api-schema';
import { formatPaise, fromRupees, type ShippingRates, toRupees } from '@kaagazz/domain';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import type { SignedInStaff } from '../../plugins/staff-guard.ts';
import { lockProducts, productsForSale, takeStock } from '../catalog/stock.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { noteDeskChange } from '../operator/audit.ts';
import { orderEvents } from '../orders/tables/order-work.tables.ts';
import type { Orders } from '../orders/orders.service.ts';
import { orders as orderTable } from '../orders/tables/orders.tables.ts';
import { idsOf } from '../payments/attempts/attempt-lines.ts';
import type { Offer } from '../payments/checkout/offer.ts';

import { linkUrl } from '../payments/links/link-url.ts';
import { findLink, type FoundLink, insertLink } from '../payments/links/link-records.ts';
import { readSettings, shippingRates } from '../settings/shop-settings.ts';
import { linkOnWire } from './link-on-wire.ts';
import { recordKey } from './new-order-keys.ts';
import { assertComplete, deskOffer, previewOf } from './order-offer.ts';
import { paymentLinkMail } from '../payments/links/payment-link-mail.ts';

/** In milliseconds. */
const VALID_FOR_MS = 7 * 24 * 60 * 60_000;

type Wanted = z.output<typeof NewOrder>;

export class NewOrders {
  readonly #context: Pick<AppContext, 'config' | 'database' | 'now'>;
  readonly #orders: Orders;

  constructor(context: Pick<AppContext, 'config' | 'database' | 'now'>, orders: Orders) {
    this.#context = context;
    this.#orders = orders;
  }

  async preview(draft: z.output<typeof NewOrderDraft>): Promise<NewOrderPreview> {
    const products = await productsForSale(this.#context.database, idsOf(draft.lines));
    return previewOf(draft, products, await this.#rates());
  }

  /**
   * Places an order or creates a payment link. Repeated calls with the same idempotency key have no
   * effect.
   */
  async place(by: SignedInStaff, wanted: Wanted): Promise<{ order: string | null; link: DeskPaymentLink | null }> {
    assertComplete(wanted, await this.#rates());
    if (wanted.payment !== 'link') return { order: await this.#placeOrder(by, wanted, wanted.payment), link: null };
    return { order: null, link: linkOnWire(this.#context, await this.#createLink(by, wanted)) };
  }

  async #createLink(by: SignedInStaff, wanted: Wanted): Promise<FoundLink> {
    const { config, database, now } = this.#context;
    const rates = await this.#rates();
    return inTransaction(database, async (tx) => {
      await recordKey(tx, wanted, now());
      const known = await findLink(tx, wanted.key);
      if (known) return known;
      const offer = deskOffer(wanted, await productsForSale(tx, idsOf(wanted.lines)), rates);
      assertTotal(offer, wanted);
      const found = await insertLink(
        tx,
        {
          id: wanted.key,
          staffId: by.id,
          note: noteOf(wanted, 'Taken by phone, paid by link'),
          requestId: null,
          offer,
          shippingAddress: addressOf(wanted),
          validUntil: new Date(now().getTime() + VALID_FOR_MS),
        },
        now(),
      );
      if (!found.isNew) return found;
      if (wanted.sendsEmail) {
        const mail = paymentLinkMail(found, wanted.email, linkUrl(config, found.link));
        await enqueueMail(tx, { ...mail, forgetWhenDone: true }, now());
      }
      const after = { total: toRupees(offer.total), discountPercent: wanted.discountPercent };
      const change = { action: 'links.create', resource: 'payment-link', record: wanted.key, after };
      await noteDeskChange(tx, by, { ...change, note: wanted.discountReason }, now());
      return found;
    });
  }

  async #placeOrder(by: SignedInStaff, wanted: Wanted, payment: 'cash-on-delivery' | 'paid'): Promise<string> {
    const { database, now } = this.#context;
    const rates = await this.#rates();
    return inTransaction(database, async (tx) => {
      await recordKey(tx, wanted, now());
      const [known] = await tx.select().from(orderTable).where(eq(orderTable.id, wanted.key));
      if (known) return known.number;
      const products = await lockProducts(tx, idsOf(wanted.lines));
      const offer = deskOffer(wanted, products, rates);
      assertTotal(offer, wanted);
      if (!(await takeStock(tx, offer.lines))) throw new Error('the stock of a locked product has changed');
      const number = await this.#orders.placeTaken(tx, {
        ...offer,
        id: wanted.key,
        shippingAddress: addressOf(wanted),
        paidBy: payment === 'paid' ? 'elsewhere' : payment,
        takenBy: by.id,
      });
      const how = payment === 'paid' ? `paid: ${wanted.reference}` : 'cash on delivery';
      const text = noteOf(wanted, `Taken by phone, ${how}`);
      const event = { id: randomUUID(), orderId: wanted.key, at: now(), kind: 'taken', text, staffId: by.id };
      await tx.insert(orderEvents).values(event);
      const after = { total: toRupees(offer.total), payment, discountPercent: wanted.discountPercent };
      const change = { action: 'orders.take', resource: 'order', record: number, after };
      await noteDeskChange(tx, by, { ...change, note: wanted.discountReason }, now());
      return number;
    });
  }

  async #rates(): Promise<ShippingRates> {
    const { config, database } = this.#context;
    return shippingRates(await readSettings(database, config));
  }
}

function addressOf({ name, phone, email, address }: Wanted) {
  return { name, phone, email, address };
}

function noteOf({ discountPercent, discountReason }: Wanted, words: string): string {
  return discountPercent > 0 ? `${words}. ${discountPercent}% discount: ${discountReason}` : words;
}

function assertTotal({ total }: Offer, { expectedTotal }: Wanted): void {
  if (total === fromRupees(expectedTotal)) return;
  throw new Problem('PRICES_CHANGED', `The total is now ${formatPaise(total)}. Please check it with the customer.`);
}
