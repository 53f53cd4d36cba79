import { composeMail, escapeHtml, htmlLines, link, type MailBlock, paragraph } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/outbox.ts';
import type { MailedOrder, Recipient } from './mailed-order.ts';
import { orderSummary, recipientText } from './order-summary.ts';
import { printPictures } from './print-details.ts';

/** Content that differs between the emails about an order. */
export interface OrderMailContent {
  kind: string;
  title: string;
  /** What happened. */
  news: string;
  /** A note from the operator, for example the courier and tracking number. */
  note?: { label: string; words: string } | undefined;
  /** What happens next, or what the shopper can do. */
  next: string;
  /** Heading of the shipping address, or null to omit the address. */
  destination?: string | null;
  /** Whether to link to the invoice. */
  invoice?: boolean;
  /** Additional links, shown only to buyers with an account. */
  links?: readonly { label: string; href: string }[];
}

export function orderMail(
  order: MailedOrder,
  recipient: Recipient,
  siteOrigin: string,
  { kind, title, news, note, next, destination = 'It goes to', invoice = false, links = [] }: OrderMailContent,
): Mail {
  const blocks = [
    paragraph(`Namaste ${recipient.fullname || order.shippingAddress.name},`),
    paragraph(news),
    ...(note ? [highlighted(note)] : []),
    paragraph(next),
    orderSummary(order, `Order ${order.number}`),
  ];
  if (destination) blocks.push(paragraph(`${destination}:\n${recipientText(order)}`));
  if (order.trackingUrl) blocks.push(link('Track your order', order.trackingUrl));
  if (recipient.id !== undefined) {
    blocks.push(link('See your order', `${siteOrigin}/my-orders?order=${order.number}`));
    for (const { label, href } of links) blocks.push(link(label, href));
    if (invoice) blocks.push(link('Your invoice', `${siteOrigin}/my-orders/${order.number}/invoice`));
  }
  const pictures = printPictures(order.lines);
  return composeMail({ kind, orderNumber: order.number, to: recipient.email, title, blocks, pictures });
}

function highlighted({ label, words }: { label: string; words: string }): MailBlock {
  const style = 'margin:0 0 16px;padding:12px 16px;background:#f6efe2;border-left:3px solid #2e6b3e';
  return {
    text: `${label}: ${words}`,
    html: `<p style="${style}"><b>${escapeHtml(label)}</b><br>${htmlLines(words)}</p>`,
  };
}
