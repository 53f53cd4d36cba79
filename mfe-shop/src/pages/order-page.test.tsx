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
  mockSuccessfulCheckout,
} from '../../test-support/checkout.tsx';
import { installGateway } from '../../test-support/gateway.ts';

mockSuccessfulCheckout();

describe('who may check out', () => {
  it('keeps the query string when a visitor is redirected to the sign-in page', async () => {
    const { address } = checkout({ user: null, at: '/order?from=mail' });

    await waitFor(() => expect(address()).toBe('/login?next=%2Forder%3Ffrom%3Dmail'));
  });

  it('shows a loading state while the session is being checked', () => {
    const { address } = checkout({ user: 'loading' });

    expect(screen.getByText('Loading checkout')).toBeVisible();
    expect(address()).toBe('/order');
  });

  it('says that the cart is empty instead of showing the checkout form', async () => {
    checkout({ cart: [] });

    expect(await screen.findByText('Cart is empty.')).toBeVisible();
    expect(sent('/api/payment/quote')).toHaveLength(0);
  });
});

describe('the address', () => {
  it('fills in the address from the account and the last order', async () => {
    checkout();

    expect(await screen.findByLabelText('Full name')).toHaveValue('Asha Verma');
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
    expect(screen.getByLabelText('Phone')).toHaveValue('9876543210');
    expect(screen.getByLabelText('Address')).toHaveValue('12 Lodhi Road, Delhi 110003');
  });

  it('lets the shopper enter an address if nothing could be prefilled', async () => {
    server.use(get('/api/auth/last-address', offline()));
    const gateway = installGateway();
    const { user } = checkout({ user: { ...SHOPPER, phone: null } });

    await user.type(await screen.findByLabelText('Phone'), '+91 98765 43210');
    await user.type(screen.getByLabelText('Address'), ' 1 Lane ');
    await user.type(screen.getByLabelText('Landmark (optional)'), 'Clock tower');
    await user.type(screen.getByLabelText('PIN code'), '110 003');
    await waitFor(() => expect(screen.getByLabelText('State')).toHaveValue('Delhi'));
    expect(screen.getByLabelText('City')).toHaveValue('New Delhi');
    await pressPay(user);

    await waitFor(() => expect(gateway.windows).toHaveLength(1));
    expect(sent('/api/payment/create-order')[0]?.body).toMatchObject({
      shippingAddress: { ...ADDRESS, address: '1 Lane\nLandmark: Clock tower\nNew Delhi, Delhi 110003' },
    });
  });

  it('shows an error for each empty field and focuses the first', async () => {
    const { user } = checkout();
    for (const label of ['Full name', 'Email', 'Phone', 'Address', 'PIN code'])
      await user.clear(await screen.findByLabelText(label));

    await pressPay(user);

    expect(await screen.findByText('Please fix the form errors.')).toBeVisible();
    expect(screen.getByText('Full name is required')).toBeVisible();
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(screen.getByText('Enter a valid 10-digit Indian phone number')).toBeVisible();
    expect(screen.getByText('Address is required')).toBeVisible();
    expect(screen.getByText('Enter a 6-digit PIN code')).toBeVisible();
    expect(screen.getByText('City is required')).toBeVisible();
    expect(screen.getByText('State is required')).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    expect(sent('/api/payment/create-order')).toHaveLength(0);
  });

  it('extracts the PIN code from a pasted address', async () => {
    const { user } = checkout();
    for (const label of ['Address', 'PIN code']) await user.clear(await screen.findByLabelText(label));

    await user.click(screen.getByLabelText('Address'));
    await user.paste('4 Lodhi Road, New Delhi 110 003');

    await waitFor(() => expect(screen.getByLabelText('State')).toHaveValue('Delhi'));
    expect(screen.getByLabelText('PIN code')).toHaveValue('110003');
  });

  it('does not replace a typed city with the PIN code’s city', async () => {
    const { user } = checkout();
    await user.clear(await screen.findByLabelText('PIN code'));
    await user.type(screen.getByLabelText('City'), 'Lodhi Colony');

    await user.type(screen.getByLabelText('PIN code'), '110003');

    await waitFor(() => expect(screen.getByLabelText('State')).toHaveValue('Delhi'));
    expect(screen.getByLabelText('City')).toHaveValue('Lodhi Colony');
  });

  it('allows payment despite a warning about the address', async () => {
    const gateway = installGateway();
    const { user } = checkout();
    await user.clear(await screen.findByLabelText('Address'));
    await user.type(screen.getByLabelText('Address'), 'Lodhi Road');
    await user.type(screen.getByLabelText('City'), 'Kochi');
    await user.type(screen.getByLabelText('State'), 'Kerala');

    const warning = await screen.findByText('Please check your address.');
    expect(warning.parentElement).toHaveTextContent('The address has no house, flat or plot number.');
    expect(warning.parentElement).toHaveTextContent('The PIN code 110003 is in Delhi, not in Kerala.');
    await pressPay(user);
    await waitFor(() => expect(gateway.windows).toHaveLength(1));
  });

  it.each([
    ['Address', 'street-address'],
    ['PIN code', 'postal-code'],
    ['City', 'address-level2'],
    ['State', 'address-level1'],
  ])('lets the browser fill in %s', async (label, token) => {
    checkout();

    expect(await screen.findByLabelText(label)).toHaveAttribute('autocomplete', token);
  });

  it.each(['5876543210', '987654321', '98765432101', 'not a number'])('rejects the phone number %s', async (phone) => {
    const { user } = checkout();
    const field = await screen.findByLabelText('Phone');
    await user.clear(field);
    await user.type(field, phone);

    await pressPay(user);

    expect(await screen.findByText('Enter a valid 10-digit Indian phone number')).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter a valid 10-digit Indian phone number'));
  });

  it('limits the shopper’s name to 120 characters at checkout', async () => {
    const { user } = checkout();
    const field = await screen.findByLabelText('Full name');
    await user.clear(field);

    await user.click(field);
    await user.paste('N'.repeat(130));

    expect(field).toHaveValue('N'.repeat(120));
  });

  it('rejects an invalid email address at checkout', async () => {
    const { user } = checkout();
    const field = await screen.findByLabelText('Email');
    await user.clear(field);
    await user.type(field, 'asha@');

    await pressPay(user);

    expect(await screen.findByText('Enter a valid email address')).toBeVisible();
  });
});

describe('the total', () => {
  it('shows the total including shipping before payment', async () => {
    checkout();

    expect(await screen.findByText('Rs. 99')).toBeVisible();
    expect(screen.getByText('Rs. 589')).toBeVisible();
    expect(screen.getByText(/inclusive of all taxes/i)).toBeVisible();
  });

  it('shows "Free" as the shipping fee if shipping is free', async () => {
    server.use(post('/api/payment/quote', { ...quoteOf(quotedLine(NOTEBOOK)), shipping: 0 }));

    checkout();

    expect(await screen.findByText('Free')).toBeVisible();
  });

  it('disables Pay while the total is loading', async () => {
    server.use(post('/api/payment/quote', never()));

    checkout();

    expect(await screen.findByText('Calculating shipping and total')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled();
  });

  it('offers a retry when the total fails to load', async () => {
    server.use(post('/api/payment/quote', offline()));
    const { user } = checkout();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t calculate the total.');

    server.use(post('/api/payment/quote', quoteOf(quotedLine(NOTEBOOK))));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(await payButton()).toBeEnabled();
  });

  it('does not request the total of a cart with too many lines', async () => {
    checkout({ cart: Array.from({ length: 52 }, (_, place) => ({ ...PENCILS, id: `pencils-${place}` })) });

    expect(await screen.findByRole('alert')).toHaveTextContent(
      '50 different things fit into one order, and your cart has 52. Remove 2 before you pay.',
    );
    expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Edit cart' })).toHaveAttribute('href', '/cart');
    expect(sent('/api/payment/quote')).toEqual([]);
  });

  it('requires the shopper to accept a changed price before paying', async () => {
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

  it('allows payment once the shopper has reduced or removed unavailable items', async () => {
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

  it('shows "Out of Stock" for a product that sold out during checkout', async () => {
    const { user } = checkout();
    await payButton();
    server.use(
      post('/api/payment/create-order', problem(409, 'OUT_OF_STOCK', 'Out of Stock', { available: 0 })),
      post('/api/payment/quote', quoteOf({ ...quotedLine(NOTEBOOK), stock: 0, problem: 'OUT_OF_STOCK' })),
    );

    await pressPay(user);

    expect(await screen.findByText('Out of Stock')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Your cart has changed.');
    expect(screen.getByRole('heading', { name: 'Your order' })).toHaveFocus();
    expect(screen.getByText('You’ll see the total after you review the highlighted products.')).toBeVisible();
    expect(screen.queryByText('Subtotal')).not.toBeInTheDocument();
  });
});
