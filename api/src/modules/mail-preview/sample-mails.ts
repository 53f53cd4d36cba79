import { ORDER_STATUSES } from '@kaagazz/domain';
import { accountDeletedMail, accountExistsMail, codeMail, deletionCodeMail } from '../mail/account-mails.ts';
import type { Mail } from '../mail/outbox.ts';
import { confirmNewsletterMail, newsletterMail } from '../newsletter/newsletter-mails.ts';
import { changePaymentMail, paymentLinkMail } from '../payments/links/payment-link-mail.ts';
import { fileRequestMail } from '../order-desk/file-request-mail.ts';
import type { MailedOrder } from '../orders/mailed-order.ts';
import { buyerCancelledMail, newOrderMail, returnRequestedMail } from '../orders/office-mails.ts';
import {
  orderRefundMail,
  orderChangeMail,
  orderReplacementMail,
  orderReturnDeclinedMail,
  orderReturnMail,
  orderReturnReceivedMail,
} from '../orders/order-refund-mails.ts';
import { orderCorrectionMail, orderStatusMail, orderTrackingMail } from '../orders/order-status-mails.ts';
import { partnerReceiptMail, partnerRequestMail } from '../partners/partner-mails.ts';
import { cashCodeMail } from '../payments/cash/cash-code-mail.ts';
import { refundMail, refundNeedsPersonMail } from '../payments/refunds/refund-mails.ts';
import { replyMail } from '../request-desk/reply-mail.ts';
import { receiptMail } from '../requests/request-mails.ts';
import { deskCodeMail, invitationMail } from '../staff/staff-mails.ts';
import { backInStockMail, confirmAlertMail } from '../stock-alerts/stock-alert-mails.ts';

const NOW = new Date('2026-11-25T06:00:00Z');
const SECRET = 'a secret that signs the links of sample emails';
const SITE = 'https://kaagazz.example';
const EMAIL = 'asha@example.com';
const CODE = { to: EMAIL, code: '482913', expiresAt: NOW, siteOrigin: SITE, next: '/cart' };
const PAYMENT = { id: 'pay_sample', amount: 63_950, currency: 'INR' };

const PRINT_PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAGAAAABgAgMAAACf9p+rAAAADFBMVEX27+KmOivRm422XU5or1W7AAAACXBIWXMAAAsTAAALEwEAmpwYAAAA1klEQVRIx2NgGAUjGHB9jV+ATZw7FAgeYJGYCpIIwxTnDAWDBAyJrRCJOHRxplAoOIAmwQuTKECTMIVJxKBJhMIBqjgzQsIBuxXolqgiJCIwvQ0BqJ6/ipAIx+o9EGhAkmBElnDADEHMcGRFlgjA7lpU95oiSyCHliiyRAgxElORJcKIkbiKLBFOjEQoCqCNBOmuIt3npIcuzojCGbU4EwPO5IMzweFMojgTNe5sgDPj4MxqSJnzAHHZGXcBgLPIYMLqPXzFEu6CDGfRh7uwxFm8joKRAgD4z9uPlMUssQAAAABJRU5ErkJggg==';

const ORDER: MailedOrder = {
  number: 'KGZ-2026-000123',
  lines: [
    {
      productId: 'notebook-a5-marigold',
      title: 'Marigold notebook <A5>',
      image: 'notebook-a5-marigold-hero',
      quantity: 2,
      unitPrice: 24_500,
    },
    {
      productId: 'print_sample',
      title: 'Marriage invitation',
      image: '',
      quantity: 50,
      unitPrice: 3_800,
      print: {
        service: 'marriage',
        design: '1',
        currentId: 'print_sample',
        copies: 50,
        sha256: '',
        image: PRINT_PICTURE,
        fileName: 'logo & co.pdf',
        hasReplyCode: false,
        sampleOf: null,
        options: [{ label: 'Couple', value: 'Asha & Rohan' }],
      },
    },
  ],
  shipping: 9_900,
  total: 248_900,
  discount: 12_000,
  discountCode: 'PAPER5',
  gatewayPaymentId: PAYMENT.id,
  shippingAddress: {
    name: 'Asha Rao',
    email: EMAIL,
    phone: '9876543210',
    address: '12 Lodhi Road\nNew Delhi 110003',
  },
  deliverFrom: '2026-11-30',
  deliverBy: '2026-12-03',
  trackingUrl: `${SITE}/track-order?token=sample`,
};
const CASH = { ...ORDER, due: ORDER.total, gatewayPaymentId: null };
const PARTS = { order: ORDER, recipient: { id: 'asha', email: EMAIL, fullname: 'Asha Rao' }, siteOrigin: SITE };
const OFFER = {
  link: { validUntil: NOW },
  attempt: { ...ORDER, lines: ORDER.lines.map(({ print: _print, ...line }) => line) },
};
const GOODS = {
  id: 'return',
  reason: 'Damaged',
  lines: [{ position: 0, title: 'Marigold notebook <A5>', quantity: 1, received: 1, damaged: 0, restocked: 1 }],
};
const REFUND = { id: 'refund', amount: 24_500, lines: [{ position: 0, quantity: 1, amount: 24_500, restocked: 1 }] };
const PRODUCT = { to: EMAIL, title: 'Marigold notebook', url: `${SITE}/products/notebook-a5-marigold` };
const COURIER = 'India Post EX123456789IN';
const PARTNER = {
  serviceType: 'CSR' as const,
  companyName: 'Rao & Daughters',
  fullname: 'Asha Rao',
  email: EMAIL,
  phone: '9876543210',
  estimatedTime: '',
  notes: 'We need <b>200</b> boxes.\nBy Diwali, please.',
};
const QUOTE = {
  lines: [{ title: 'Gift box', quantity: 200, unitPrice: 45_000, taxPercent: 12 }],
  total: 9_000_000,
  tax: 964_286,
  validUntil: '2026-12-09',
};

export function sampleMails(): Map<string, Mail> {
  const status = (name: (typeof ORDER_STATUSES)[number], order = ORDER) =>
    orderStatusMail({
      ...PARTS,
      order,
      status: name,
      note: name === 'shipped' ? COURIER : '',
      reviewTokenOf: () => 'sample',
    });
  return new Map(
    Object.entries({
      code: codeMail(CODE),
      'account-exists': accountExistsMail(CODE),
      'deletion-code': deletionCodeMail(CODE),
      'cash-code': cashCodeMail({ ...CODE, total: ORDER.total }),
      'account-deleted': accountDeletedMail({ to: EMAIL, fullname: 'Asha Rao', ordersKept: 2 }),
      'account-deleted-without-orders': accountDeletedMail({ to: EMAIL, fullname: 'Asha Rao', ordersKept: 0 }),
      ...Object.fromEntries(ORDER_STATUSES.map((name) => [`order-${name}`, status(name)])),
      'order-pending-cash-on-delivery': status('pending', CASH),
      'order-cancelled-cash-on-delivery': status('cancelled', CASH),
      'order-shipped-without-account': orderStatusMail({
        ...PARTS,
        recipient: { email: EMAIL, fullname: '' },
        status: 'shipped',
        note: COURIER,
      }),
      'order-tracking': orderTrackingMail({ ...PARTS, note: COURIER }),
      'order-correction': orderCorrectionMail({ ...PARTS, wrong: 'shipped' }),
      'order-refund': orderRefundMail({ ...PARTS, refund: { ...REFUND, isAtGateway: true } }),
      'order-return': orderReturnMail({ ...PARTS, goods: GOODS, address: 'Kaagazz\n4 Mill Road\nNew Delhi 110020' }),
      'order-return-declined': orderReturnDeclinedMail({ ...PARTS, goods: GOODS, reason: 'The box was opened.' }),
      'order-return-received': orderReturnReceivedMail({ ...PARTS, goods: GOODS }),
      'order-replacement': orderReplacementMail({ ...PARTS, original: 'KGZ-2026-000101' }),
      'order-change': orderChangeMail({ ...PARTS, original: 'KGZ-2026-000101' }),
      'better-file': fileRequestMail(
        { authSecret: SECRET, siteOrigin: SITE },
        {
          ...PARTS,
          print: 'KGZ-2026-000123-2',
          title: 'Marriage invitation',
          reason: 'The picture’s resolution (72 dpi) is too low for printing.',
          requestedAt: NOW,
        },
      ),
      'payment-link': paymentLinkMail(OFFER, EMAIL, `${SITE}/pay/sample`),
      'change-payment': changePaymentMail(OFFER, { ...PARTS, url: `${SITE}/pay/sample` }),
      'payment-refund': must(refundMail('stock-gone', PAYMENT, { email: EMAIL, fullname: 'Asha Rao' })),
      'stock-alert-confirmation': confirmAlertMail({ ...PRODUCT, id: 'sample' }),
      'back-in-stock': backInStockMail(PRODUCT),
      'partner-receipt': partnerReceiptMail(PARTNER),
      'bulk-order-receipt': receiptMail('bulk-order-receipt', EMAIL, { quantity: '50', product: 'Marigold notebook' }),
      'print-receipt': receiptMail('print-receipt', EMAIL),
      'request-reply': replyMail({
        to: EMAIL,
        subject: 'Your gift boxes',
        text: 'Namaste,\n\nYes, we can.',
        quote: null,
        url: null,
        bank: '',
      }),
      'request-quote': replyMail({
        to: EMAIL,
        subject: 'Your gift boxes',
        text: 'Namaste,\n\nHere are our prices.',
        quote: QUOTE,
        url: `${SITE}/pay/sample`,
        bank: 'Kaagazz Paper LLP, account 123456789, State Bank of India, IFSC SBIN0001234',
      }),
      'newsletter-confirmation': confirmNewsletterMail(EMAIL, { siteOrigin: SITE, token: 'sample' }),
      newsletter: newsletterMail({
        to: EMAIL,
        entryId: 'sample',
        title: 'New papers for winter',
        body: 'Namaste,\n\nOur winter papers are here, made of <b>200</b> kg of marigolds.',
        products: [
          { id: 'notebook-a5-marigold', title: 'Marigold notebook', image: 'notebook-a5-marigold-hero', price: 24_500 },
        ],
        action: { label: 'See the papers', path: '/products?category=paper' },
        siteOrigin: SITE,
        token: 'sample',
      }),
      'desk-invitation': invitationMail({
        to: EMAIL,
        name: 'Asha',
        role: 'packer',
        joinUrl: `${SITE}/desk/join/sample`,
        expiresAt: NOW,
      }),
      'desk-code': deskCodeMail({ to: EMAIL, code: '482913', expiresAt: new Date(NOW.getTime() + 600_000), now: NOW }),
      'office-new-order': newOrderMail(ORDER),
      'office-buyer-cancelled': buyerCancelledMail(ORDER),
      'office-return-requested': returnRequestedMail(ORDER.number, GOODS),
      'office-partner-request': partnerRequestMail(PARTNER),
      'office-refund-needs-person': refundNeedsPersonMail({
        ...PAYMENT,
        attemptId: 'attempt',
        state: 'refund-due',
        refundReason: 'stock-gone',
        refundDueAt: NOW,
        refusals: 3,
      }),
    }),
  );
}

function must(mail: Mail | null): Mail {
  if (!mail) throw new Error('the sample refund has no email');
  return mail;
}
