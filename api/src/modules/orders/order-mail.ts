import { editableMail } from '../mail/editable-mail.ts';
import { button, greeting, highlighted, link, paragraph } from '../mail/mail-layout.ts';
import type { EditableEmail } from '@kaagazz/domain/content';
import type { Mail } from '../mail/outbox.ts';
import type { MailedOrder, Recipient } from './mailed-order.ts';
import { orderSummary, printPictures, recipientText } from './order-summary.ts';

export interface OrderMailContent {
  kind: Extract<EditableEmail, `order-${string}`>;
  values?: Readonly<Record<string, string>>;
  note?: { label: string; words: string } | undefined;
  credit?: string;
  destination?: string | null;
  invoice?: boolean;
  links?: readonly { label: string; href: string }[];
}

export function orderMail(
  order: MailedOrder,
  recipient: Recipient,
  siteOrigin: string,
  { kind, values, note, credit = '', destination = 'It goes to', invoice = false, links = [] }: OrderMailContent,
): Mail {
  const seeOrder = { label: 'See your order', href: `${siteOrigin}/my-orders?order=${order.number}` };
  const seeInvoice = { label: 'Your invoice', href: `${siteOrigin}/my-orders/${order.number}/invoice` };
  const [main, ...others] = [
    ...(order.trackingUrl ? [{ label: 'Track your order', href: order.trackingUrl }] : []),
    ...(recipient.id === undefined ? [] : [seeOrder, ...links, ...(invoice ? [seeInvoice] : [])]),
  ];
  const name = recipient.fullname || order.shippingAddress.name;
  const blocks: Parameters<typeof editableMail>[1]['blocks'] = ({ news, next }) => [
    greeting(name),
    ...news,
    ...(note ? [highlighted(note.label, note.words)] : []),
    ...(credit === '' ? [] : [highlighted('Your code', credit)]),
    ...next,
    ...(main ? [button(main.label, main.href)] : []),
    orderSummary(order, { heading: `Order ${order.number}` }),
    ...(destination ? [paragraph(`${destination}:\n${recipientText(order)}`)] : []),
    ...(destination && order.giftNote ? [paragraph(`Gift note:\n${order.giftNote}`)] : []),
    ...others.map(({ label, href }) => link(label, href)),
  ];
  const pictures = printPictures(order.lines);
  return editableMail(kind, {
    orderNumber: order.number,
    to: recipient.email,
    values: { order: order.number, name, ...values },
    blocks,
    pictures,
  });
}
