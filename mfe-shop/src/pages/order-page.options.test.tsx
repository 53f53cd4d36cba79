import { get, post, problem, server } from '@kaagazz/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { checkout, mockSuccessfulCheckout, NOTEBOOK, payButton, pressPay, sent } from '../../test-support/checkout.tsx';
import { installGateway } from '../../test-support/gateway.ts';

const DISCOUNTED = {
  success: true,
  discount: { code: 'WELCOME10', amount: 49 },
  goods: 441,
  shipping: 99,
  total: 540,
};

mockSuccessfulCheckout();
beforeEach(() => server.use(post('/api/payment/discount', DISCOUNTED)));

async function enterCode(code = ' welcome 10') {
  const { user } = checkout();
  await payButton();
  await typeCode(user, code);
  return user;
}

async function typeCode(user: UserEvent, code: string) {
  await user.click(await screen.findByText('Add a discount code'));
  await user.type(screen.getByLabelText('Discount code'), `${code}{Enter}`);
}

it('a valid discount code lowers the total', async () => {
  installGateway();
  const user = await enterCode();

  const pay = await screen.findByRole('button', { name: 'Pay Rs. 540' });
  expect(screen.getByText('Subtotal').nextSibling).toHaveTextContent('Rs. 490');
  expect(screen.getByText('Discount (WELCOME10)').nextSibling).toHaveTextContent('− Rs. 49');
  await user.click(pay);

  await waitFor(() => expect(sent('/api/payment/create-order')).toHaveLength(1));
  expect(sent('/api/payment/create-order')[0]?.body).toMatchObject({ discountCode: 'WELCOME10', expectedTotal: 540 });
  expect(sent('/api/payment/discount')[0]?.body).toEqual({
    code: 'WELCOME10',
    products: [{ productId: NOTEBOOK.id, quantity: 2, price: 245 }],
  });
});

it('does not start a payment when Enter is pressed in the discount code field', async () => {
  await enterCode();

  expect(await screen.findByRole('button', { name: 'Pay Rs. 540' })).toBeVisible();
  expect(sent('/api/payment/create-order')).toHaveLength(0);
});

it('shows why a discount code was rejected and keeps the total unchanged', async () => {
  server.use(post('/api/payment/discount', problem(409, 'DISCOUNT_CODE_EXPIRED', 'This code has expired.')));
  await enterCode();

  expect(await screen.findByText('This code has expired.')).toBeVisible();
  expect(screen.getByLabelText('Discount code')).toHaveValue(' welcome 10');
  expect(await payButton()).toBeEnabled();
});

it('lets the shopper correct a rejected discount code', async () => {
  server.use(post('/api/payment/discount', problem(404, 'DISCOUNT_CODE_UNKNOWN', 'We don’t recognise this code.')));
  const user = await enterCode('WELCOM10');
  expect(await screen.findByText('We don’t recognise this code.')).toBeVisible();
  server.use(post('/api/payment/discount', DISCOUNTED));

  await user.clear(screen.getByLabelText('Discount code'));
  await user.type(screen.getByLabelText('Discount code'), 'WELCOME10');
  await user.click(screen.getByRole('button', { name: 'Apply code' }));

  expect(await screen.findByRole('button', { name: 'Pay Rs. 540' })).toBeVisible();
});

it('restores the full price when a discount code is removed', async () => {
  installGateway();
  const user = await enterCode();
  await user.click(await screen.findByRole('button', { name: 'Remove' }));

  await pressPay(user);

  await waitFor(() => expect(sent('/api/payment/create-order')).toHaveLength(1));
  expect(sent('/api/payment/create-order')[0]?.body).not.toHaveProperty('discountCode');
});

it('removes a discount code that reaches its usage limit before the shopper pays', async () => {
  const message = 'This discount code has reached its usage limit.';
  const user = await enterCode();
  const pay = await screen.findByRole('button', { name: 'Pay Rs. 540' });
  server.use(
    post('/api/payment/create-order', problem(409, 'DISCOUNT_CODE_USED_UP', message)),
    post('/api/payment/discount', problem(409, 'DISCOUNT_CODE_USED_UP', message)),
  );

  await user.click(pay);

  expect(await payButton()).toBeVisible();
  expect(screen.getAllByText(message)).toHaveLength(2);
});

it('sends company details with the order', async () => {
  installGateway();
  const { user } = checkout();
  await user.click(await screen.findByText('Buying for a company?'));
  await user.type(screen.getByLabelText('Company name'), 'Nila Papers');
  await user.type(screen.getByLabelText('GSTIN (optional)'), '27aapfu0939f1zv');
  await user.type(screen.getByLabelText('Purchase order number (optional)'), 'PO-7');

  await pressPay(user);

  await waitFor(() => expect(sent('/api/payment/create-order')).toHaveLength(1));
  expect(sent('/api/payment/create-order')[0]?.body).toMatchObject({
    business: { company: 'Nila Papers', gstin: '27aapfu0939f1zv', purchaseOrder: 'PO-7' },
  });
});

it('adds the price of gift wrap to the total of the order', async () => {
  installGateway();
  const { user } = checkout();
  await payButton();
  await user.click(await screen.findByText('Gift options'));
  await user.type(screen.getByLabelText('Gift note (optional)'), 'Happy Diwali!');
  await user.click(screen.getByRole('checkbox', { name: 'Gift wrap for Rs. 49' }));

  const pay = await screen.findByRole('button', { name: 'Pay Rs. 638' });
  expect(screen.getByText('Gift wrap').nextSibling).toHaveTextContent('Rs. 49');
  expect(screen.getByText('Subtotal').nextSibling).toHaveTextContent('Rs. 490');
  await user.click(pay);

  await waitFor(() => expect(sent('/api/payment/create-order')).toHaveLength(1));
  expect(sent('/api/payment/create-order')[0]?.body).toMatchObject({
    gift: { note: 'Happy Diwali!', wrap: true },
    expectedTotal: 638,
  });
});

it('adds the price of gift wrap to the discounted total', async () => {
  const user = await enterCode();
  await screen.findByRole('button', { name: 'Pay Rs. 540' });

  await user.click(screen.getByText('Gift options'));
  await user.click(screen.getByRole('checkbox', { name: 'Gift wrap for Rs. 49' }));

  expect(await screen.findByRole('button', { name: 'Pay Rs. 589' })).toBeVisible();
});

it('does not offer gift wrap if the shop has no price for it', async () => {
  const { user } = checkout({
    settings: { shipping: { flatFee: 99, freeAbove: 2500, varies: false, giftWrap: null } },
  });
  await user.click(await screen.findByText('Gift options'));

  expect(screen.getByLabelText('Gift note (optional)')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Gift wrap/ })).toBeNull();
});

it('shows errors for a mistyped GSTIN and a missing company name', async () => {
  const { user } = checkout();
  await user.click(await screen.findByText('Buying for a company?'));

  await user.click(screen.getByLabelText('Company name'));
  await user.type(screen.getByLabelText('GSTIN (optional)'), '27AAPFU0939F1ZX');
  await user.tab();

  expect(screen.getByLabelText('GSTIN (optional)')).toHaveAccessibleDescription(/This GSTIN is not valid/);
  expect(screen.getByLabelText('Company name')).toHaveAccessibleDescription('Enter the company name.');
});

it('allows payment without a discount code, company details or a gift note', async () => {
  server.use(get('/api/auth/addresses', { success: true, addresses: [] }));
  installGateway();
  const { user } = checkout();

  await pressPay(user);

  await waitFor(() => expect(sent('/api/payment/create-order')).toHaveLength(1));
  expect(sent('/api/payment/discount')).toHaveLength(0);
  expect(sent('/api/payment/create-order')[0]?.body).not.toHaveProperty('business');
  expect(sent('/api/payment/create-order')[0]?.body).not.toHaveProperty('gift');
});
