import { ORDER_STATUSES, type OrderStatus } from '@kaagazz/domain';
import { buyerCancelledMail, newOrderMail } from './office-mails.ts';
import type { MailedOrder } from './mailed-order.ts';
import { SHOP_EMAIL, SITE_ORIGIN } from '../mail/outbox.ts';
import { orderStatusMail } from './order-status-mails.ts';

const ORDER: MailedOrder = {
  number: 'KGZ-2026-000123',
  lines: [
    { productId: 'notebook', title: 'Notebook <A5>', image: 'notebook-hero', quantity: 2, unitPrice: 24_500 },
    { productId: 'pen', title: 'Pen', image: '', quantity: 1, unitPrice: 5_050 },
  ],
  shipping: 9_900,
  total: 63_950,
  shippingAddress: {
    name: 'Meera Rao',
    email: 'parcel@example.com',
    phone: '9876543210',
    address: '12 Lodhi Road\nDelhi 110003',
  },
};
const PICTURE = 'data:image/webp;base64,AAAA';
const PRINTED: MailedOrder = {
  ...ORDER,
  lines: [
    {
      productId: 'print_1',
      title: 'Marriage invitation',
      image: '',
      quantity: 50,
      unitPrice: 3_800,
      print: {
        service: 'certificates',
        design: null,
        currentId: 'print_1',
        copies: 50,
        sha256: '',
        image: PICTURE,
        hasReplyCode: false,
        sampleOf: null,
        fileName: 'logo & co.pdf',
        options: [{ label: 'Message', value: 'Come\nto us' }],
      },
    },
  ],
};
const ASHA = { id: 'asha', email: 'asha@example.com', fullname: 'Asha Rao' };
const ADDRESS_TEXT = 'Meera Rao\n12 Lodhi Road\nDelhi 110003\n9876543210';

function statusMail(status: OrderStatus, change: Partial<Parameters<typeof orderStatusMail>[0]> = {}) {
  const siteOrigin = 'https://shop.example';
  return orderStatusMail({ status, order: ORDER, recipient: ASHA, note: '', siteOrigin, ...change });
}

it('the delivery email contains no review links for prints or quoted items', () => {
  const lines = ['print_1', 'quote_1', 'notebook', 'pen'].map((productId) => {
    return { productId, title: productId, image: '', quantity: 1, unitPrice: 100 };
  });

  const { text } = statusMail('delivered', { order: { ...ORDER, lines }, reviewTokenOf: (productId) => productId });

  expect(text.match(/review=\S+/g)).toEqual(['review=notebook', 'review=pen']);
});

describe('the order confirmation', () => {
  it('sends the order confirmation to the account’s email address', () => {
    const { to, kind, subject, text } = statusMail('pending');

    expect([to, kind, subject]).toEqual(['asha@example.com', 'order-confirmation', 'Order KGZ-2026-000123 confirmed']);
    expect(text).toMatch(/^Namaste Asha Rao,\n/);
  });

  it('the plain text of an order confirmation lists the items, shipping and total', () => {
    expect(statusMail('pending').text).toContain(
      [
        'Order KGZ-2026-000123',
        '2 × Notebook <A5>: Rs. 490 (Rs. 245 each)',
        '1 × Pen: Rs. 50.50',
        'Shipping: Rs. 99',
        'Total paid, inclusive of all taxes: Rs. 639.50',
      ].join('\n'),
    );
  });

  it('shows "Free" in the order confirmation if shipping costs nothing', () => {
    expect(statusMail('pending', { order: { ...ORDER, shipping: 0 } }).text).toContain('\nShipping: Free\n');
  });

  it('the order confirmation contains links to the order page and the invoice', () => {
    const { text, html } = statusMail('pending');

    expect(text).toContain('See your order: https://shop.example/my-orders?order=KGZ-2026-000123\n');
    expect(text).toContain('Your invoice: https://shop.example/my-orders/KGZ-2026-000123/invoice\n');
    expect(html).toContain('href="https://shop.example/my-orders/KGZ-2026-000123/invoice"');
  });

  it('escapes product titles in the HTML of an email', () => {
    const { html } = statusMail('pending');

    expect(html).toContain('2 × Notebook &lt;A5&gt;');
    expect(html).not.toContain('<A5>');
  });

  it('shows the same amounts and address in the HTML and the plain text of an email', () => {
    const { html } = statusMail('pending');

    for (const part of ['Rs. 490', 'Rs. 245 each', 'Rs. 639.50', 'Meera Rao<br/>12 Lodhi Road<br/>Delhi 110003']) {
      expect(html).toContain(part);
    }
  });
});

describe('an email about a new status', () => {
  it.each([
    ['confirmed', 'We have accepted order KGZ-2026-000123'],
    ['processing', 'We are preparing order KGZ-2026-000123'],
    ['shipped', 'Order KGZ-2026-000123 is on its way'],
    ['delivered', 'Order KGZ-2026-000123 has arrived'],
    ['cancelled', 'Order KGZ-2026-000123 is cancelled'],
  ] as const)('sends the email for %s with the subject "%s"', (status, subject) => {
    expect(statusMail(status)).toMatchObject({ kind: `order-${status}`, subject, to: 'asha@example.com' });
  });

  it.each(ORDER_STATUSES.filter((status) => status !== 'cancelled'))(
    'shows the address in the email for %s',
    (status) => {
      expect(statusMail(status).text).toContain(
        `${status === 'delivered' ? 'It went to' : 'It goes to'}:\n${ADDRESS_TEXT}`,
      );
    },
  );

  it('the order confirmation email shows the gift note', () => {
    const { text } = statusMail('pending', { order: { ...ORDER, giftNote: 'Happy birthday!' } });

    expect(text).toContain('Gift note:\nHappy birthday!');
  });

  it('the cancellation email shows the refund instead of the address', () => {
    const { text } = statusMail('cancelled');

    expect(text).toContain('We refund the full amount, Rs. 639.50,');
    expect(text).not.toContain('Lodhi Road');
  });

  it('the refund in the cancellation email includes payments for later changes to the order', () => {
    const cancelled = (refunded: number) =>
      statusMail('cancelled', { order: { ...ORDER, supplementedBy: [{ total: 40_000, refunded }] } }).text;

    expect(cancelled(0)).toContain('We refund the full amount, Rs. 1,039.50,');
    expect(cancelled(20_000)).toContain('We refund the rest, Rs. 839.50,');
  });

  it('only the order confirmation email contains a link to the invoice', () => {
    const linking = ORDER_STATUSES.filter((status) => statusMail(status).text.includes('/invoice'));

    expect(linking).toEqual(['pending']);
  });

  it('shows the courier and tracking number of a shipment', () => {
    const { text, html } = statusMail('shipped', { note: 'India Post <EX123>' });

    expect(text).toContain('Courier: India Post <EX123>');
    expect(html).toContain('<b>Courier</b><br/>India Post &lt;EX123&gt;');
  });

  it('an order email for a deleted account contains no links', () => {
    const { text, html } = statusMail('shipped', { recipient: { email: 'parcel@example.com', fullname: '' } });

    expect(text).toMatch(/^Namaste Meera Rao,\n/);
    expect(text + html).not.toContain('https://shop.example');
  });

  it('shows the options, file name and picture of a print in an email', () => {
    const { text, html, pictures } = statusMail('confirmed', { order: PRINTED });

    expect(text).toContain(
      '50 × Marriage invitation: Rs. 1,900 (Rs. 38 each)\n  Message: Come to us\n  File: logo & co.pdf',
    );
    expect(html).toContain('File: logo &amp; co.pdf');
    expect(html).toContain('src="cid:print_1@kaagazz"');
    expect(pictures).toEqual([{ cid: 'print_1@kaagazz', data: PICTURE }]);
  });

  it('shows no picture in an email for a print without a picture', () => {
    const [line] = PRINTED.lines;
    const print = {
      ...{ service: 'marriage' as const, design: '1', currentId: 'print_1', copies: 1, sha256: '' },
      ...{ image: '', fileName: null, options: [], hasReplyCode: false, sampleOf: null },
    };
    const { html, pictures } = statusMail('confirmed', {
      order: {
        ...PRINTED,
        lines: [{ productId: 'print_1', title: line?.title ?? '', image: '', quantity: 1, unitPrice: 1, print }],
      },
    });

    expect(pictures).toEqual([]);
    expect(html).not.toContain('cid:');
  });
});

describe("the office's email about a new order", () => {
  it('the email to the office about a new order lists the items and the shipping address', () => {
    const mail = newOrderMail(ORDER);

    expect(mail).toMatchObject({ to: SHOP_EMAIL, subject: 'New order KGZ-2026-000123: Rs. 639.50' });
    expect(mail.text).toContain('2 × Notebook <A5>: Rs. 490');
    expect(mail.text).toContain(`Send it to:\n${ADDRESS_TEXT}`);
    expect(mail.text).toContain(`Open the order: ${SITE_ORIGIN}/desk/orders/KGZ-2026-000123`);
  });

  it('the email to the office about a new order contains no email addresses', () => {
    const { text, html } = newOrderMail(ORDER);

    expect(text + html).not.toContain('@example.com');
  });

  it('the email about a new order tells the office to ask the buyer for a missing address', () => {
    const { text } = newOrderMail({ ...ORDER, shippingAddress: { ...ORDER.shippingAddress, phone: '', address: '' } });

    expect(text).toContain('Send it to:\nMeera Rao\n(no address given, please ask the buyer)');
  });
});

describe("the office's email about a cancelled order", () => {
  it('the office’s cancellation email lists the items and says that the payment will be refunded', () => {
    const { to, subject, text, html } = buyerCancelledMail(ORDER);

    expect({ to, subject }).toEqual({
      to: SHOP_EMAIL,
      subject: 'Order KGZ-2026-000123 was cancelled by the buyer',
    });
    expect(text).toContain('2 × Notebook <A5>: Rs. 490');
    expect(text).toContain('The payment will be refunded automatically.');
    expect(text + html).not.toContain('@example.com');
  });

  it('the office’s cancellation email says that no refund is needed if nothing was paid', () => {
    expect(buyerCancelledMail({ ...ORDER, due: ORDER.total }).text).toContain('no refund is needed');
    expect(buyerCancelledMail({ ...ORDER, total: 0 }).text).toContain('no refund is needed');
  });
});
