import { COMPANY } from '@kaagazz/domain';
import { newOrderMail } from './new-order-mail.ts';
import { orderConfirmation } from './order-confirmation.ts';

const ORDER = {
  number: 'KGZ-2026-000123',
  lines: [
    { productId: 'notebook', title: 'Notebook <A5>', quantity: 2, unitPrice: 24_500 },
    { productId: 'pen', title: 'Pen', quantity: 1, unitPrice: 5_050 },
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
const ASHA = { id: 'asha', email: 'asha@example.com', fullname: 'Asha Rao' };

it('confirms an order to its buyer in plain words: each line, its price, shipping, total, address and the ways on', () => {
  const { to, text } = orderConfirmation(ORDER, ASHA, 'https://shop.example');

  expect(to).toBe('asha@example.com');
  expect(text).toContain('Namaste Asha Rao,');
  expect(text).toContain(
    [
      'Order KGZ-2026-000123',
      '2 × Notebook <A5>: Rs. 490 (Rs. 245 each)',
      '1 × Pen: Rs. 50.50',
      'Shipping: Rs. 99',
      'Total paid, inclusive of all taxes: Rs. 639.50',
    ].join('\n'),
  );
  expect(text).toContain('It goes to:\nMeera Rao\n12 Lodhi Road\nDelhi 110003\n9876543210\n');
  expect(text).toContain('See your order: https://shop.example/my-orders?order=KGZ-2026-000123\n');
  expect(text).toContain('Your invoice, to print: https://shop.example/my-orders/KGZ-2026-000123/invoice\n');
});

it('says the same in HTML, where a title stays a title', () => {
  const { html } = orderConfirmation(ORDER, ASHA, 'https://shop.example');

  expect(html).toContain('2 × Notebook &lt;A5&gt;');
  expect(html).not.toContain('<A5>');
  for (const part of ['Rs. 490', 'Rs. 245 each', 'Rs. 639.50', 'Meera Rao<br>12 Lodhi Road<br>Delhi 110003']) {
    expect(html).toContain(part);
  }
  expect(html).toContain('href="https://shop.example/my-orders/KGZ-2026-000123/invoice"');
});

it('tells the office what to pack, where to send it and where to read more, and not who bought it', () => {
  const mail = newOrderMail(ORDER);

  expect(mail).toMatchObject({ to: COMPANY.email, subject: 'New order KGZ-2026-000123: Rs. 639.50' });
  for (const part of ['2 × Notebook <A5>: Rs. 490', 'Total paid', 'Meera Rao', '12 Lodhi Road', '9876543210']) {
    expect(mail.text).toContain(part);
  }
  expect(mail.text).toContain('npm run orders -- show KGZ-2026-000123');
  expect(mail.text + mail.html).not.toContain('@example.com');
});

it('tells the office to ask where an address is missing', () => {
  const { text } = newOrderMail({ ...ORDER, shippingAddress: { ...ORDER.shippingAddress, phone: '', address: '' } });

  expect(text).toContain('Send it to:\nMeera Rao\n(no address was given: ask the buyer)');
});
