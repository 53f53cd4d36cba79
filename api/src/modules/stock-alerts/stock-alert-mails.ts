import { STOCK_ALERT_DAYS } from '@kaagazz/domain';
import { button, composeMail, paragraph } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';

interface StockAlertMail {
  to: string;
  title: string;
  /** The product's page. */
  url: string;
}

/** Returns the email that asks a visitor to confirm a stock alert. */
export function confirmAlertMail({ to, title, url, id }: StockAlertMail & { id: string }): Mail {
  return composeMail({
    kind: 'stock-alert-confirmation',
    to,
    title: `Shall we tell you when “${title}” is back?`,
    forgetWhenDone: true,
    blocks: [
      paragraph(`Somebody, hopefully you, asked us to email this address once “${title}” is in stock again.`),
      button('Yes, tell me when it’s back', `${url}?alert=${id}`),
      paragraph(
        `We then send one email and delete your address. If the product isn’t back within ${STOCK_ALERT_DAYS} days, we delete your address, too. If you didn’t ask for this, ignore this email, and we forget your address within two days.`,
      ),
    ],
  });
}

/** Returns the email that tells a visitor that a product is back in stock. */
export function backInStockMail({ to, title, url }: StockAlertMail): Mail {
  return composeMail({
    kind: 'back-in-stock',
    to,
    title: `“${title}” is back`,
    forgetWhenDone: true,
    blocks: [
      paragraph(`You asked us to tell you when “${title}” is in stock again. It is, as long as stocks last.`),
      button('See the product', url),
      paragraph('This was the only email about this product. We have deleted your address.'),
    ],
  });
}
