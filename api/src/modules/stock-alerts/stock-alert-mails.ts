import { STOCK_ALERT_DAYS } from '@kaagazz/domain';
import { editableMail } from '../mail/editable-mail.ts';
import { button } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';

interface StockAlertMail {
  to: string;
  title: string;
  /** The product's page. */
  url: string;
}

export function confirmAlertMail({ to, title: product, url, id }: StockAlertMail & { id: string }): Mail {
  return editableMail('stock-alert-confirmation', {
    to,
    forgetWhenDone: true,
    values: { product, days: String(STOCK_ALERT_DAYS) },
    blocks: ({ news, next }) => [...news, button('Yes, tell me when it’s back', `${url}?alert=${id}`), ...next],
  });
}

export function backInStockMail({ to, title: product, url }: StockAlertMail): Mail {
  return editableMail('back-in-stock', {
    to,
    forgetWhenDone: true,
    values: { product },
    blocks: ({ news, next }) => [...news, button('See the product', url), ...next],
  });
}
