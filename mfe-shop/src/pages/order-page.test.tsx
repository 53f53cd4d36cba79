import { SHOPPER, get, never, offline, post, problem, server } from '@kaagazz/testing';
import { screen, waitFor } from '@testing-library/react';

import {
  ADDRESS,
  NOTEBOOK,
  PENCILS,
  checkout,
  payButton,
  pressPay,
  quoteOf,
  quotedLine,
  sent,
  startEachTestAllWell,
} from '../../test-support/checkout.tsx';
import { installGateway } from '../../test-support/gateway.ts';

startEachTestAllWell();

describe('who may check out', () => {
  it('sends a signed-out shopper to sign-in, to come back with query string and all', async () => {
    const { address } = checkout({ user: null, at: '/order?from=mail' });

    await waitFor(() => expect(address()).toBe('/login?next=%2Forder%3Ffrom%3Dmail'));
  });

  it('waits while it is found out who is there', () => {
    const { address } = checkout({ user: 'loading' });

    expect(screen.getByText('Loading checkout')).toBeVisible();
    expect(address()).toBe('/order');
  });

  it('says that the cart is empty', async () => {
    checkout({ cart: [] });

    expect(await screen.findByText('Cart is empty.')).toBeVisible();
    expect(sent('/api/payment/quote')).toHaveLength(0);
  });
});

describe('the address', () => {
  it('begins with what is known of the shopper', async () => {
    checkout();

    expect(await screen.findByLabelText('Full name')).toHaveValue('Asha Verma');
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
    expect(screen.getByLabelText('Phone')).toHaveValue('9876543210');
    expect(screen.getByLabelText('Address')).toHaveValue('12 Lodhi Road, Delhi');
  });

  it('can be typed when nothing is known', async () => {
    server.use(get('/api/auth/last-address', offline()));
    const gateway = installGateway();
    const { user } = checkout({ user: { ...SHOPPER, phone: null } });

    await user.type(await screen.findByLabelText('Phone'), '+91 98765 43210');
    await user.type(screen.getByLabelText('Address'), ' 1 Lane ');
    await pressPay(user);

    await waitFor(() => expect(gateway.windows).toHaveLength(1));
    expect(sent('/api/payment/create-order')[0]?.body).toMatchObject({
      shippingAddress: { ...ADDRESS, address: '1 Lane' },
    });
  });

  it('says what is wrong with each field, and goes to the first one', async () => {
    const { user } = checkout();
    for (const label of ['Full name', 'Email', 'Phone', 'Address'])
      await user.clear(await screen.findByLabelText(label));

    await pressPay(user);

    expect(await screen.findByText('Please fix the form errors.')).toBeVisible();
    expect(screen.getByText('Full name is required')).toBeVisible();
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(screen.getByText('Enter a valid 10-digit Indian phone number')).toBeVisible();
    expect(screen.getByText('Address is required')).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    expect(sent('/api/payment/create-order')).toHaveLength(0);
  });

  it.each(['5876543210', '987654321', '98765432101', 'not a number'])('refuses %s as a phone number', async (phone) => {
    const { user } = checkout();
    const field = await screen.findByLabelText('Phone');
    await user.clear(field);
    await user.type(field, phone);

    await pressPay(user);

    expect(await screen.findByText('Enter a valid 10-digit Indian phone number')).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter a valid 10-digit Indian phone number'));
  });

  it('takes a name as long as an account does', async () => {
    const { user } = checkout();
    const field = await screen.findByLabelText('Full name');
    await user.clear(field);

    await user.click(field);
    await user.paste('N'.repeat(130));

    expect(field).toHaveValue('N'.repeat(120));
  });

  it('refuses what is no e-mail address', async () => {
    const { user } = checkout();
    const field = await screen.findByLabelText('Email');
    await user.clear(field);
    await user.type(field, 'asha@');

    await pressPay(user);

    expect(await screen.findByText('Enter a valid email address')).toBeVisible();
  });
});

describe('what is paid', () => {
  it('shows shipping and the final total before any money moves', async () => {
    checkout();

    expect(await screen.findByText('Rs. 99')).toBeVisible();
    expect(screen.getByText('Rs. 589')).toBeVisible();
    expect(screen.getByText(/inclusive of all taxes/i)).toBeVisible();
  });

  it('says when shipping is free', async () => {
    server.use(post('/api/payment/quote', { ...quoteOf(quotedLine(NOTEBOOK)), shipping: 0 }));

    checkout();

    expect(await screen.findByText('Free')).toBeVisible();
  });

  it('can not be paid while the total is not known', async () => {
    server.use(post('/api/payment/quote', never()));

    checkout();

    expect(await screen.findByText('Working out shipping and total')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled();
  });

  it('asks again when the total could not be worked out', async () => {
    server.use(post('/api/payment/quote', offline()));
    const { user } = checkout();
    expect(await screen.findByRole('alert')).toHaveTextContent('The total could not be worked out.');

    server.use(post('/api/payment/quote', quoteOf(quotedLine(NOTEBOOK))));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(await payButton()).toBeEnabled();
  });

  it('is not asked for a cart that no order has place for: what to do is said instead', async () => {
    checkout({ cart: Array.from({ length: 52 }, (_, place) => ({ ...PENCILS, id: `pencils-${place}` })) });

    expect(await screen.findByRole('alert')).toHaveTextContent(
      '50 different things fit into one order, and your cart has 52. Remove 2 before you pay.',
    );
    expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Edit cart' })).toHaveAttribute('href', '/cart');
    expect(sent('/api/payment/quote')).toEqual([]);
  });

  it('asks before a changed price is paid', async () => {
    server.use(
      post('/api/payment/quote', ({ body }) => {
        const [{ price }] = (body as { products: [{ price: number }] }).products;
        return quoteOf({ ...quotedLine(NOTEBOOK), price: 260, problem: price === 260 ? null : 'PRICE_CHANGED' });
      }),
    );
    const { user, host } = checkout();
    expect(await screen.findByText('The price is now Rs. 260; it was Rs. 245.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Accept Rs. 260: Notebook' }));

    expect(await payButton()).toBeEnabled();
    expect(host.cart.lines[0]?.price).toBe(260);
  });

  it('asks before fewer pieces are taken, or what is gone is left out', async () => {
    server.use(
      post('/api/payment/quote', ({ body }) => {
        const { products } = body as { products: { productId: string; quantity: number }[] };
        return quoteOf(
          ...products.map(({ productId, quantity }) =>
            productId === 'pencils'
              ? { ...quotedLine(PENCILS), problem: 'GONE' }
              : { ...quotedLine(NOTEBOOK), quantity, stock: 1, problem: quantity > 1 ? 'OUT_OF_STOCK' : null },
          ),
        );
      }),
    );
    const { user, host } = checkout({ cart: [NOTEBOOK, PENCILS] });
    expect(await screen.findByText('Only 1 left')).toBeVisible();
    expect(screen.getByText('No longer available')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Take 1: Notebook' }));
    await user.click(await screen.findByRole('button', { name: 'Remove: Pencils' }));

    expect(await payButton()).toBeEnabled();
    expect(host.cart.lines).toEqual([{ ...NOTEBOOK, quantity: 1 }]);
  });

  it('shows what sold out meanwhile', async () => {
    const { user } = checkout();
    await payButton();
    server.use(
      post('/api/payment/create-order', problem(409, 'OUT_OF_STOCK', 'Out of Stock', { available: 0 })),
      post('/api/payment/quote', quoteOf({ ...quotedLine(NOTEBOOK), stock: 0, problem: 'OUT_OF_STOCK' })),
    );

    await pressPay(user);

    expect(await screen.findByText('Out of Stock')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Your cart has changed.');
    // Pay had the focus and is disabled now; the sums of what cannot be bought are nobody's business.
    expect(screen.getByRole('heading', { name: 'Your order' })).toHaveFocus();
    expect(screen.getByText('The total follows once the marked products are settled.')).toBeVisible();
    expect(screen.queryByText('Subtotal')).not.toBeInTheDocument();
  });
});
