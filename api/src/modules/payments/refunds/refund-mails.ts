import { formatPaise } from '@kaagazz/domain';
import { editableMail } from '../../mail/editable-mail.ts';
import { greeting } from '../../mail/mail-layout.ts';
import type { Mail } from '../../mail/outbox.ts';
import { officeMail } from '../../requests/request-mails.ts';
import type { ReceivedPayment } from '../attempts/gateway-payments.repository.ts';
import type { RefundReason } from '../attempts/payments.tables.ts';

type Money = Pick<ReceivedPayment, 'id' | 'amount' | 'currency'>;

const WHY: Partial<Record<RefundReason, string>> = {
  'stock-gone': 'Your payment arrived after your items had sold out, so we did not create an order.',
  'discount-used-up':
    'Your payment arrived after your discount code had reached its usage limit, so we did not create an order. You can order again without the code.',
  'ordered-already':
    'When your payment arrived, these prints had already been paid for or removed from your cart, so we did not create an order.',
  'change-too-late':
    'Your payment for the change has arrived, but by then your order was at the press, cancelled or changed again. The version that you had paid for stays as it is.',
  'too-late':
    'Your payment arrived several days after you started your order. Because prices may have changed since then, we did not create an order. You are welcome to order again.',
  'amount-differs': 'The amount you paid does not match your order, so we did not create an order.',
  'paid-twice': 'You paid for your order twice, so we are refunding the second payment.',
};

export function refundMail(
  reason: RefundReason,
  payment: Money,
  buyer: { email: string; fullname: string },
): Mail | null {
  const why = WHY[reason];
  if (!why) return null;
  return editableMail('payment-refund', {
    to: buyer.email,
    values: { amount: amountOf(payment), reason: why, 'payment-id': payment.id },
    blocks: ({ news, next }) => [greeting(buyer.fullname), ...news, ...next],
  });
}

export function refundNeedsPersonMail(
  payment: Money & Pick<ReceivedPayment, 'attemptId' | 'state' | 'refundReason' | 'refundDueAt' | 'refusals'>,
): Mail {
  const { id, attemptId, state, refundReason, refundDueAt, refusals } = payment;
  return officeMail('refund-needs-person', `A refund needs you: payment ${id}`, [
    { label: 'Payment', value: id },
    { label: 'Amount', value: amountOf(payment) },
    { label: 'Reason', value: refundReason ?? '' },
    { label: 'Due since', value: refundDueAt?.toISOString() ?? '' },
    {
      label: 'State',
      value: state === 'refund-pending' ? 'accepted by the gateway, not carried out' : 'not accepted by the gateway',
    },
    { label: 'Refused', value: `${refusals} times` },
    { label: 'Attempt', value: attemptId },
    {
      label: 'What to do',
      value:
        'Open the payment in the gateway’s dashboard. Is there enough money on the account? Does the bank refuse it? The shop keeps trying once a day, and notices a refund that you make there.',
    },
  ]);
}

function amountOf({ amount, currency }: Money): string {
  return currency === 'INR' ? formatPaise(amount) : `${currency} ${(amount / 100).toFixed(2)}`;
}
