import { SHOP_EMAIL } from '../../mail/outbox.ts';
import type { RefundReason } from '../attempts/payments.tables.ts';
import { refundMail, refundNeedsPersonMail } from './refund-mails.ts';

const PAYMENT = { id: 'pay_1', amount: 14_900, currency: 'INR' };
const BUYER = { email: 'asha@example.com', fullname: 'Asha Rao' };

describe('the mail about a refund', () => {
  it('the refund email states the amount and the reason', () => {
    const mail = refundMail('stock-gone', PAYMENT, BUYER);

    expect(mail).toMatchObject({ kind: 'payment-refund', to: BUYER.email, subject: 'We are refunding Rs. 149 to you' });
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('Namaste Asha Rao,');
      expect(text).toContain('sold out');
      expect(text).toContain('the full amount, Rs. 149,');
      expect(text).toContain('within 7 working days');
      expect(text).toContain('pay_1');
    }
  });

  it.each<[RefundReason, string]>([
    ['discount-used-up', 'discount code had reached its usage limit'],
    ['ordered-already', 'already been paid for'],
    ['change-too-late', 'stays as it is'],
    ['too-late', 'prices may have changed'],
    ['amount-differs', 'does not match your order'],
    ['paid-twice', 'paid for your order twice'],
  ])('explains the refund reason %s', (reason, words) => {
    expect(refundMail(reason, PAYMENT, BUYER)?.text).toContain(words);
  });

  it.each<RefundReason>(['order-cancelled', 'account-deleted', 'refunded-elsewhere'])(
    'sends no refund email for %s',
    (reason) => {
      expect(refundMail(reason, PAYMENT, BUYER)).toBeNull();
    },
  );

  it('shows US dollar amounts with two decimals', () => {
    expect(refundMail('amount-differs', { ...PAYMENT, currency: 'USD' }, BUYER)?.subject).toContain('USD 149.00');
  });

  it('escapes HTML in the name of the buyer', () => {
    expect(refundMail('paid-twice', PAYMENT, { ...BUYER, fullname: '' })?.text).toMatch(/^Namaste,/);
    expect(refundMail('paid-twice', PAYMENT, { ...BUYER, fullname: '<b>Asha' })?.html).toContain('&lt;b&gt;Asha');
  });
});

it('the email to the office contains all details of a refund that needs manual action', () => {
  const at = new Date('2026-01-01T00:00:00Z');
  const payment = {
    ...PAYMENT,
    attemptId: 'attempt-1',
    refundReason: 'too-late',
    refusals: 3,
  } as const;

  const mail = refundNeedsPersonMail({
    ...payment,
    state: 'refund-due',
    refundDueAt: at,
  });

  expect(mail).toMatchObject({ kind: 'refund-needs-person', to: SHOP_EMAIL });
  for (const words of ['pay_1', 'Rs. 149', 'too-late', at.toISOString(), '3 times', 'attempt-1', 'not accepted']) {
    expect(mail.text).toContain(words);
  }
});
