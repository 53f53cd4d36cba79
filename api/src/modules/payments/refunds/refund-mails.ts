import { COMPANY, formatPaise } from '@kaagazz/domain';
import { escapeHtml, mailHtml, mailText } from '../../mail/mail-layout.ts';
import type { Mail } from '../../mail/outbox.ts';
import { officeMail } from '../../requests/request-mails.ts';
import type { ReceivedPayment } from '../attempts/gateway-payments.repository.ts';
import type { RefundReason } from '../attempts/payments.tables.ts';

type Money = Pick<ReceivedPayment, 'id' | 'amount' | 'currency'>;

/** Why the buyer's money comes back; a cancelled order says so in its own mail, and who has no account any more is not written to. */
const WHY: Partial<Record<RefundReason, string>> = {
  'stock-gone': 'Your payment has arrived, but only after your items were sold out. So there is no order.',
  'ordered-already':
    'Your payment has arrived, but what we were to print for it was paid for already, or removed since. So there is no second order.',
  'too-late':
    'Your payment has arrived, but for an order that was opened days ago and not paid in time. Its prices may not be today’s, so there is no order. You are welcome to order again.',
  'amount-differs':
    'Your payment has arrived, but its amount is not the amount of your order. So there is no order, and nothing is kept.',
  'paid-twice': 'Your payment has arrived twice. Your order is paid by the first one; the second one was not needed.',
};

/** Tells the buyer that money comes back for which there will be no order; null when there is nothing to tell. */
export function refundMail(
  reason: RefundReason,
  payment: Money,
  buyer: { email: string; fullname: string },
): Mail | null {
  const why = WHY[reason];
  if (!why) return null;
  const title = `We are sending ${amountOf(payment)} back to you`;
  const lines = [
    buyer.fullname ? `Namaste ${buyer.fullname},` : 'Namaste,',
    why,
    `All of it, ${amountOf(payment)}, goes back the way you paid, within 7 working days. Your bank may need some days more. You need not do anything.`,
    `Is something unclear? Write to ${COMPANY.email} and name the payment ${payment.id}.`,
  ];

  return {
    kind: 'payment-refund',
    to: buyer.email,
    subject: title,
    text: mailText(lines.join('\n\n')),
    html: mailHtml(title, lines.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('\n')),
  };
}

/** Tells the office of a refund that does not come to an end by itself. */
export function refundNeedsPerson(payment: ReceivedPayment): Mail {
  const { id, attemptId, state, refundReason, refundDueAt, refusals } = payment;
  return officeMail('refund-needs-person', `A refund needs you: payment ${id}`, [
    { label: 'Payment', value: id },
    { label: 'To go back', value: amountOf(payment) },
    { label: 'Why', value: refundReason ?? '' },
    { label: 'Due since', value: refundDueAt?.toISOString() ?? '' },
    {
      label: 'State',
      value: state === 'refund-pending' ? 'taken by the gateway, not done' : 'not taken by the gateway',
    },
    { label: 'Refused', value: `${refusals} times` },
    { label: 'Attempt', value: attemptId },
    {
      label: 'What to do',
      value:
        'Look at the payment in the gateway’s dashboard: is there enough money on the account, does the bank refuse? The shop goes on trying once a day, and notices a refund that you make there.',
    },
  ]);
}

function amountOf({ amount, currency }: Money): string {
  return currency === 'INR' ? formatPaise(amount) : `${currency} ${(amount / 100).toFixed(2)}`;
}
