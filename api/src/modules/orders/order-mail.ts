import { escapeHtml, mailHtml, mailText } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';
import type { MailedOrder, Reader } from './mailed-order.ts';
import { recipientOf, sumsInHtml, sumsInText } from './order-sums.ts';
import { picturesOf } from './printed-lines.ts';

/** What is particular to one of the mails about an order. */
export interface OrderNews {
  /** what it is, for operators: `order-confirmation` */
  kind: string;
  title: string;
  /** what has happened; a paragraph each */
  news: readonly string[];
  /** words of a person in the shop, as they were typed: courier and tracking number */
  note?: { label: string; words: string } | undefined;
  /** what comes next, or what to do */
  next: string;
  /** what stands above the address; null: it is of no interest any more */
  destination?: string | null | undefined;
  /** whether it shows the way to the invoice */
  invoice?: boolean | undefined;
}

const PARAGRAPH = 'margin:0 0 16px';
const BELOW = 'margin:20px 0 0';
const NOTE = 'margin:0 0 16px;padding:12px 16px;background:#f6efe2;border-left:3px solid #2e6b3e';

/** The one look of all mails about an order: what happened, what comes next, what was bought, where it goes, the way to all orders. */
export function orderMail(order: MailedOrder, reader: Reader, siteOrigin: string, about: OrderNews): Mail {
  const { kind, title, news, note, next, destination = 'It goes to', invoice = false } = about;
  const recipient = recipientOf(order);
  const greeting = `Namaste ${reader.fullname || order.shippingAddress.name},`;
  const links =
    reader.id === undefined
      ? []
      : [
          { words: 'See your order', href: `${siteOrigin}/my-orders?order=${order.number}` },
          ...(invoice
            ? [{ words: 'Your invoice, to print', href: `${siteOrigin}/my-orders/${order.number}/invoice` }]
            : []),
        ];

  return {
    kind,
    to: reader.email,
    subject: title,
    pictures: picturesOf(order.lines),
    text: mailText(
      [
        greeting,
        ...news,
        ...(note ? [`${note.label}: ${note.words}`] : []),
        next,
        [`Order ${order.number}`, ...sumsInText(order)].join('\n'),
        ...(destination ? [`${destination}:\n${recipient}`] : []),
        ...(links.length > 0 ? [links.map(({ words, href }) => `${words}: ${href}`).join('\n')] : []),
      ].join('\n\n'),
    ),
    html: mailHtml(
      title,
      [
        ...[greeting, ...news].map(paragraph),
        ...(note ? [`<p style="${NOTE}"><b>${escapeHtml(note.label)}</b><br>${escapeHtml(note.words)}</p>`] : []),
        paragraph(next),
        `<p style="margin:24px 0 4px"><b>Order ${order.number}</b></p>`,
        sumsInHtml(order),
        ...(destination ? [`<p style="${BELOW}">${destination}:<br>${inLines(recipient)}</p>`] : []),
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

function inLines(words: string): string {
  return escapeHtml(words).replaceAll('\n', '<br>');
}
