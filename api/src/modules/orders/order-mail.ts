import { escapeHtml, mailHtml, mailText } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';
import type { MailedOrder, Recipient } from './mailed-order.ts';
import { recipientText, summaryHtml, summaryText } from './order-summary.ts';
import { printPictures } from './print-details.ts';

/** What differs between the emails about an order. */
export interface OrderMailContent {
  /** For operators, for example `order-confirmation`. */
  kind: string;
  title: string;
  /** What happened. */
  news: string;
  /** A note from the operator, for example courier and tracking number. */
  note?: { label: string; words: string } | undefined;
  /** What happens next, or what the shopper can do. */
  next: string;
  /** Heading of the shipping address, or null to omit the address. */
  destination?: string | null;
  /** Whether to link to the invoice. */
  invoice?: boolean;
}

const PARAGRAPH = 'margin:0 0 16px';
const BELOW = 'margin:20px 0 0';
const NOTE = 'margin:0 0 16px;padding:12px 16px;background:#f6efe2;border-left:3px solid #2e6b3e';

export function orderMail(
  order: MailedOrder,
  recipient: Recipient,
  siteOrigin: string,
  { kind, title, news, note, next, destination = 'It goes to', invoice = false }: OrderMailContent,
): Mail {
  const address = recipientText(order);
  const greeting = `Namaste ${recipient.fullname || order.shippingAddress.name},`;
  const orderLink = { words: 'See your order', href: `${siteOrigin}/my-orders?order=${order.number}` };
  const invoiceLink = { words: 'Your invoice', href: `${siteOrigin}/my-orders/${order.number}/invoice` };
  const links = recipient.id === undefined ? [] : [orderLink, ...(invoice ? [invoiceLink] : [])];

  return {
    kind,
    to: recipient.email,
    subject: title,
    pictures: printPictures(order.lines),
    text: mailText(
      [
        greeting,
        news,
        ...(note ? [`${note.label}: ${note.words}`] : []),
        next,
        [`Order ${order.number}`, ...summaryText(order)].join('\n'),
        ...(destination ? [`${destination}:\n${address}`] : []),
        ...(links.length > 0 ? [links.map(({ words, href }) => `${words}: ${href}`).join('\n')] : []),
      ].join('\n\n'),
    ),
    html: mailHtml(
      title,
      [
        paragraph(greeting),
        paragraph(news),
        ...(note ? [`<p style="${NOTE}"><b>${escapeHtml(note.label)}</b><br>${escapeHtml(note.words)}</p>`] : []),
        paragraph(next),
        `<p style="margin:24px 0 4px"><b>Order ${order.number}</b></p>`,
        summaryHtml(order),
        ...(destination
          ? [`<p style="${BELOW}">${destination}:<br>${escapeHtml(address).replaceAll('\n', '<br>')}</p>`]
          : []),
        ...links.map(
          ({ words, href }) =>
            `<p style="${BELOW}"><a href="${escapeHtml(href)}" style="color:#2e6b3e">${escapeHtml(words)}</a></p>`,
        ),
      ].join('\n'),
    ),
  };
}

function paragraph(words: string): string {
  return `<p style="${PARAGRAPH}">${escapeHtml(words)}</p>`;
}
