import {
  cashText,
  dayInWords,
  formatPaise,
  hasStock,
  type OrderStatus,
  toRupees,
  windowInWords,
} from '@kaagazz/domain';
import type { Mail } from '../mail/outbox.ts';
import type { MailedOrder, Recipient } from './mailed-order.ts';
import { isPaidElsewhere } from './order-credits.ts';
import { orderMail, type OrderMailContent } from './order-mail.ts';

const MOST_REVIEW_LINKS = 5;

interface StatusMail {
  status: OrderStatus;
  order: MailedOrder;
  recipient: Recipient;
  note: string;
  siteOrigin: string;
  reviewTokenOf?: (productId: string) => string;
}

export function orderStatusMail({ status, order, recipient, note, siteOrigin, reviewTokenOf }: StatusMail): Mail {
  const reviewed =
    status === 'delivered' && reviewTokenOf ? order.lines.filter(({ productId }) => hasStock(productId)) : [];
  return orderMail(order, recipient, siteOrigin, {
    kind: status === 'pending' ? 'order-confirmation' : `order-${status}`,
    ...contentOf(status, order, recipient),
    note: note ? { label: 'Courier', words: note } : undefined,
    links: reviewed.slice(0, MOST_REVIEW_LINKS).map(({ productId, title }) => ({
      label: `Review ${title}`,
      href: `${siteOrigin}/products/${productId}?review=${reviewTokenOf?.(productId)}`,
    })),
  });
}

type OrderMailParts = Omit<StatusMail, 'status' | 'note' | 'reviewTokenOf'>;

export function orderTrackingMail({ order, recipient, siteOrigin, note }: OrderMailParts & { note: string }): Mail {
  return orderMail(order, recipient, siteOrigin, {
    kind: 'order-tracking',
    note: { label: 'Courier', words: note },
  });
}

const WRONG_NEWS: Partial<Record<OrderStatus, string>> = {
  processing: 'that we are preparing your order',
  shipped: 'that your order is on its way',
  delivered: 'that your order has arrived',
};

export function orderCorrectionMail({
  order,
  recipient,
  siteOrigin,
  wrong,
}: OrderMailParts & { wrong: OrderStatus }): Mail {
  const mistake = WRONG_NEWS[wrong] ?? 'about a new status of your order';
  const withdrawn = (order.printCredits ?? []).filter(({ isOn }) => !isOn).map(({ code }) => code);
  const credit = withdrawn.length === 0 ? '' : `${withdrawn.join(', ')} can be used after we have shipped your order.`;
  const mail = orderMail(order, recipient, siteOrigin, { kind: 'order-correction', values: { mistake }, credit });
  return { ...mail, about: wrong };
}

function contentOf(
  status: OrderStatus,
  order: MailedOrder,
  { id }: Recipient,
): Omit<OrderMailContent, 'kind' | 'note' | 'links'> {
  switch (status) {
    case 'pending': {
      const payment = (order.due ?? 0) > 0 ? cashToPayText(order) : 'We have received your payment.';
      return { values: { payment, delivery: arrivalText(order) }, invoice: true };
    }
    case 'processing': {
      const isFinal = id === undefined || order.atPressAt || isPaidElsewhere(order);
      return {
        values: { cancelling: isFinal ? '' : 'You can cancel the order in My Orders until we ship it.' },
      };
    }
    case 'shipped':
      return { values: { payment: cashToPayText(order) }, credit: creditText(order) };
    case 'delivered':
      return { destination: 'It went to', credit: creditText(order) };
    case 'cancelled':
      return { values: { refund: cancelledText(order) }, destination: null };
    case 'confirmed':
      return {};
  }
}

function creditText({ printCredits = [] }: MailedOrder): string {
  return printCredits
    .filter(({ isOn, isUsed }) => isOn && !isUsed)
    .map(({ code, amount, lastDay }) => {
      return `${formatPaise(amount)} off with the code ${code}, valid until ${dayInWords(lastDay)}. You can use it once, and nobody else can use it.`;
    })
    .join(' ');
}

function cancelledText(order: MailedOrder): string {
  const { total, due = 0, gatewayPaymentId } = order;
  if (due > 0 || total === 0) return 'You have not paid anything, so there is nothing to refund.';
  return gatewayPaymentId === null
    ? `${refundText(order)} and will contact you to arrange it.`
    : `${refundText(order)} to your original payment method within 7 working days. Your bank may need a few more days. You don't need to do anything.`;
}

function cashToPayText({ due = 0 }: MailedOrder): string {
  return due > 0 ? cashText(toRupees(due)) : '';
}

function arrivalText({ deliverFrom: from, deliverBy: to }: MailedOrder): string {
  return from && to ? `Expected delivery: ${windowInWords({ from, to })}.` : '';
}

function refundText({ total, refunds = [], supplementedBy = [] }: MailedOrder): string {
  const paid = supplementedBy.reduce((sum, supplement) => sum + supplement.total, total);
  const before = [...refunds.map(({ amount }) => amount), ...supplementedBy.map(({ refunded }) => refunded)].reduce(
    (sum, amount) => sum + amount,
    0,
  );
  return before === 0
    ? `We refund the full amount, ${formatPaise(paid)},`
    : `We refund the rest, ${formatPaise(paid - before)},`;
}
