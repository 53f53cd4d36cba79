import { STOCK_ALERT_DAYS } from '@kaagazz/domain';
import type { AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import { enqueueMail, enqueueMails } from '../mail/outbox.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { backInStockMail, confirmAlertMail } from './stock-alert-mails.ts';
import {
  addAlert,
  confirmAlert,
  deleteAlerts,
  deleteOldAlerts,
  lockDueAlerts,
  titleOnSale,
} from './stock-alerts.repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const UNCONFIRMED_DAYS = 2;
/** Maximum number of emails per transaction. */
const BATCH = 100;

export class StockAlerts {
  readonly #context: AppContext;
  readonly #throttle: Throttle;

  constructor(context: AppContext, throttle: Throttle) {
    this.#context = context;
    this.#throttle = throttle;
    context.jobs.register({
      'send-stock-alerts': { everyMs: MINUTE_MS, run: () => this.#sendDue() },
      'forget-stock-alerts': { everyMs: DAY_MS, run: () => this.#deleteOld() },
    });
  }

  request(productId: string, to: string): Promise<void> {
    const { database, now } = this.#context;
    return inTransaction(database, async (tx) => {
      const title = await titleOnSale(tx, productId);
      if (title === undefined) throw new Problem('PRODUCT_NOT_FOUND', 'Product not found');
      if ((await this.#throttle.count(tx, 'stock-alert-mails', to)) > 0) return;
      const { id } = await addAlert(tx, productId, to, now());
      await enqueueMail(tx, confirmAlertMail({ to, title, url: this.#urlOf(productId), id }), now());
    });
  }

  /** @throws Problem 404 `STOCK_ALERT_NOT_FOUND` */
  async confirm(id: string | null): Promise<void> {
    if (id !== null && (await confirmAlert(this.#context.database, id, this.#context.now()))) return;
    throw new Problem('STOCK_ALERT_NOT_FOUND', 'This link has expired. Please sign up again on the product page.');
  }

  async cancel(id: string | null): Promise<void> {
    if (id !== null) await deleteAlerts(this.#context.database, [id]);
  }

  async #sendDue(): Promise<void> {
    for (let sent = BATCH; sent === BATCH;) {
      sent = await inTransaction(this.#context.database, async (tx) => {
        const due = await lockDueAlerts(tx, BATCH);
        if (due.length === 0) return 0;
        const mails = due.map(({ email, productId, title }) =>
          backInStockMail({ to: email, title, url: this.#urlOf(productId) }),
        );
        await enqueueMails(tx, mails, this.#context.now());
        await deleteAlerts(
          tx,
          due.map(({ id }) => id),
        );
        return due.length;
      });
    }
  }

  #deleteOld(): Promise<void> {
    const ago = (days: number) => new Date(this.#context.now().getTime() - days * DAY_MS);
    return deleteOldAlerts(this.#context.database, { unconfirmed: ago(UNCONFIRMED_DAYS), all: ago(STOCK_ALERT_DAYS) });
  }

  #urlOf(productId: string): string {
    return `${this.#context.config.siteOrigin}/products/${productId}`;
  }
}
