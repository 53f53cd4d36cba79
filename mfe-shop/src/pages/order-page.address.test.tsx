import { SHOPPER, get, offline, post, problem, reply, server } from '@kaagazz/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { ADDRESS, checkout, pressPay, sent, mockSuccessfulCheckout } from '../../test-support/checkout.tsx';
import { installGateway } from '../../test-support/gateway.ts';

const OFFICE = { _id: 'a1', ...ADDRESS, name: 'Asha at work', address: '3 Press Lane, Delhi 110002', lastUsedAt: '' };
const HOME = { _id: 'a2', ...ADDRESS, lastUsedAt: '' };

mockSuccessfulCheckout();

const saved = (...addresses: object[]) => server.use(get('/api/auth/addresses', { success: true, addresses }));
const saving = () => server.requests.filter(({ method, path }) => method === 'POST' && path === '/api/auth/addresses');
const deliverTo = async () => within(await screen.findByRole('group', { name: 'Deliver to' }));
const text = (label: string) => screen.findByRole('textbox', { name: label });

describe('the delivery date', () => {
  it('shows the delivery date for the address’s PIN code at checkout', async () => {
    checkout();

    expect(await screen.findByText('30 November to 2 December')).toBeVisible();
  });
});

it('states that emails about a gift order go to the buyer’s email address', async () => {
  checkout();

  expect(await screen.findByText(/^For a gift, enter the recipient’s name/)).toHaveTextContent(
    'We send all emails to asha@example.com.',
  );
});

describe('the PIN code from the product page', () => {
  afterEach(() => sessionStorage.clear());

  it('prefills checkout with the PIN code entered on the product page', async () => {
    sessionStorage.setItem('mine deliveryPin', JSON.stringify({ userId: null, value: '110003' }));
    server.use(get('/api/auth/last-address', offline()));
    checkout();

    await waitFor(async () => expect(await text('State')).toHaveValue('Delhi'));
    expect(await text('PIN code')).toHaveValue('110003');
    expect(await text('City')).toHaveValue('New Delhi');
  });

  it('prefers the last order’s PIN code to the one entered on the product page', async () => {
    sessionStorage.setItem('mine deliveryPin', JSON.stringify({ userId: null, value: '560001' }));
    checkout();

    expect(await text('PIN code')).toHaveValue('110003');
  });
});

describe('the shipping fee', () => {
  const prices = () => sent('/api/payment/quote').map(({ body }) => body);

  it('sends the PIN code to the api if the shipping fee depends on it', async () => {
    checkout({ settings: { shipping: { flatFee: 99, freeAbove: 2500, varies: true } } });

    await waitFor(() => expect(prices().at(-1)).toMatchObject({ pin: '110003' }));
  });

  it('requests the shipping fee only once if it is the same for all PIN codes', async () => {
    checkout();

    await screen.findByText('30 November to 2 December');
    expect(prices()).toHaveLength(1);
    expect(prices()[0]).not.toHaveProperty('pin');
  });
});

describe('saved addresses', () => {
  it('preselects the saved address that was used most recently', async () => {
    saved(OFFICE, HOME);
    const gateway = installGateway();
    const { user } = checkout();
    const choices = await deliverTo();
    expect(choices.getByRole('radio', { name: /3 Press Lane/ })).toBeChecked();
    expect(await text('Address')).toHaveValue('3 Press Lane, Delhi 110002');

    await user.click(choices.getByRole('radio', { name: /12 Lodhi Road/ }));
    await pressPay(user);

    await waitFor(() => expect(gateway.windows).toHaveLength(1));
    expect(sent('/api/payment/create-order')[0]?.body).toMatchObject({ shippingAddress: ADDRESS });
    expect(saving()).toHaveLength(0);
    expect(screen.queryByRole('checkbox', { name: 'Save this address' })).not.toBeInTheDocument();
  });

  it('lets the shopper select a saved address by keyboard', async () => {
    saved(OFFICE, HOME);
    const { user } = checkout();
    (await deliverTo()).getByRole('radio', { name: /3 Press Lane/ }).focus();

    await user.keyboard('{ArrowDown}');

    expect(await text('Address')).toHaveValue('12 Lodhi Road, Delhi 110003');
  });

  it('fills in the account’s name, email and phone when "Another address" is selected', async () => {
    saved(OFFICE);
    const { user } = checkout({ user: { ...SHOPPER, phone: '9000000000' } });

    await user.click((await deliverTo()).getByRole('radio', { name: 'Another address' }));

    expect(await text('Full name')).toHaveValue('Asha Verma');
    expect(await text('Phone')).toHaveValue('9000000000');
    expect(await text('Address')).toHaveValue('');
  });

  it('deselects the saved address when the form is edited', async () => {
    saved(OFFICE);
    const { user } = checkout();

    await user.type(await text('Address'), ', first floor');

    expect((await deliverTo()).getByRole('radio', { name: 'Another address' })).toBeChecked();
  });

  it('saves a new address if "Save this address" is ticked', async () => {
    server.use(post('/api/auth/addresses', reply(201, { success: true, address: HOME })));
    const gateway = installGateway();
    const { user } = checkout();

    await user.click(await screen.findByRole('checkbox', { name: 'Save this address' }));
    await pressPay(user);

    await waitFor(() => expect(gateway.windows).toHaveLength(1));
    expect(saving().map(({ body }) => body)).toEqual([ADDRESS]);
  });

  it('opens the payment window even if saving the address fails', async () => {
    server.use(post('/api/auth/addresses', problem(409, 'TOO_MANY_ADDRESSES', 'Please remove an address first.')));
    const gateway = installGateway();
    const { user } = checkout();

    await user.click(await screen.findByRole('checkbox', { name: 'Save this address' }));
    await pressPay(user);

    await waitFor(() => expect(gateway.windows).toHaveLength(1));
    expect(await screen.findByText('The address was not saved. Please remove an address first.')).toBeVisible();
  });

  it('shows an empty form if saved addresses fail to load', async () => {
    server.use(get('/api/auth/addresses', offline()), get('/api/auth/last-address', offline()));
    checkout();

    expect(await text('Full name')).toHaveValue('Asha Verma');
    expect(screen.queryByRole('group', { name: 'Deliver to' })).not.toBeInTheDocument();
  });
});

describe('the address draft', () => {
  it('restores a typed address after a reload, unless another shopper has signed in', async () => {
    const first = checkout();
    await first.user.type(await text('Address'), ', first floor');
    await first.user.click(screen.getByRole('checkbox', { name: 'Save this address' }));
    first.unmount();

    const reloaded = checkout();
    expect(await text('Address')).toHaveValue('12 Lodhi Road, Delhi 110003, first floor');
    expect(screen.getByRole('checkbox', { name: 'Save this address' })).toBeChecked();
    reloaded.unmount();

    checkout({ user: { ...SHOPPER, _id: 'user-somebody-else' } });
    expect(await text('Address')).toHaveValue('12 Lodhi Road, Delhi 110003');
    expect(sessionStorage).toHaveLength(0);
  });

  it('restores the address draft after the session has expired', async () => {
    const first = checkout({ sessionEnded: true });
    await first.user.type(await text('Address'), ', first floor');
    await pressPay(first.user);
    await waitFor(() => expect(first.address()).toBe('/login?next=%2Forder'));
    first.unmount();

    checkout();

    expect(await text('Address')).toHaveValue('12 Lodhi Road, Delhi 110003, first floor');
  });

  it('saves the typed address only in storage that is cleared when the shopper signs out', async () => {
    const { user } = checkout();

    await user.type(await text('Address'), ', first floor');

    expect(Object.keys(sessionStorage)).toEqual(['mine checkoutAddress']);
  });

  it.each(['{', '{"userId":"user-asha","value":{"name":1}}', '7'])(
    'ignores an invalid stored address draft: %s',
    async (garbage) => {
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      sessionStorage.setItem('mine checkoutAddress', garbage);

      checkout();

      expect(await text('Address')).toHaveValue('12 Lodhi Road, Delhi 110003');
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it('accepts an address even if browser storage is unavailable', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const gateway = installGateway();
    const { user } = checkout();

    await user.type(await text('Address'), ', first floor');
    await pressPay(user);

    await waitFor(() => expect(gateway.windows).toHaveLength(1));
  });
});

afterEach(() => jest.restoreAllMocks());
