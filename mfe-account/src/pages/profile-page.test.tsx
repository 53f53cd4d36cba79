import {
  SHOPPER,
  TEST_TOKEN,
  del,
  get,
  never,
  offline,
  post,
  problem,
  put,
  renderPage,
  server,
} from '@kaagazz/testing';
import type { PageOptions, RenderedPage } from '@kaagazz/testing';
import { act, screen, waitFor, within } from '@testing-library/react';

import { accountApi } from '../api.ts';
import type { SavedAddress } from '@kaagazz/api-schema';
import type { OpenSession } from '../features/sessions/sessions.api.ts';
import { ProfilePage } from './profile-page.tsx';

const HOME: SavedAddress = {
  _id: 'address-1',
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '9876543210',
  address: '12 Shanti Marg\nNew Delhi 110001',
  lastUsedAt: '2026-01-05T10:00:00.000Z',
};
const OFFICE: SavedAddress = {
  ...HOME,
  _id: 'address-2',
  name: 'आशा वर्मा',
  address: 'Okhla Phase II, New Delhi 110020',
};
const LAPTOP: OpenSession = {
  _id: 'session-1',
  current: true,
  device: 'Firefox on Linux',
  createdAt: '2026-01-05T10:00:00.000Z',
  lastUsedAt: '2026-01-12T10:00:00.000Z',
};
const PHONE: OpenSession = { ...LAPTOP, _id: 'session-2', current: false, device: 'Chrome on Android' };
const TABLET: OpenSession = { ...LAPTOP, _id: 'session-3', current: false, device: 'Safari on iPad' };
const PIN_110020 = { success: true, pin: '110020', states: ['Delhi'], city: 'New Delhi' };
const NEEDED = 'Please login to continue.';

const fullname = () => screen.getByRole('textbox', { name: 'Full name' });
const phone = () => screen.getByRole('textbox', { name: 'Phone' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const section = (name: string) => screen.getByRole('region', { name });
const sent = (method: string, path: string) =>
  server.requests.filter((request) => request.method === method && request.path === path);

function openProfile(options: Omit<PageOptions, 'path' | 'api'> = {}) {
  return renderPage(<ProfilePage />, { at: '/profile', path: '/profile', user: SHOPPER, api: accountApi, ...options });
}

function mockApi({
  addresses = [HOME],
  sessions = [LAPTOP, PHONE],
}: {
  addresses?: SavedAddress[];
  sessions?: OpenSession[];
}) {
  let kept = addresses;
  let open = sessions;
  server.use(
    get('/api/auth/addresses', () => ({ success: true, addresses: kept })),
    get('/api/pin-code/:pin', PIN_110020),
    post('/api/auth/addresses', ({ body }) => {
      const address = { ...HOME, ...(body as object), _id: `address-${kept.length + 10}` };
      kept = [address, ...kept];
      return { success: true, address };
    }),
    put('/api/auth/addresses/:id', ({ body, params }) => {
      const address = { ...HOME, ...(body as object), _id: params.id ?? '' };
      kept = kept.map((one) => (one._id === address._id ? address : one));
      return { success: true, address };
    }),
    del('/api/auth/addresses/:id', ({ params }) => {
      kept = kept.filter(({ _id }) => _id !== params.id);
      return { success: true };
    }),
    get('/api/auth/sessions', () => ({ success: true, sessions: open })),
    del('/api/auth/sessions/:id', ({ params }) => {
      open = open.filter(({ _id }) => _id !== params.id);
      return { success: true };
    }),
    del('/api/auth/sessions', () => {
      const ended = open.filter(({ current }) => !current).length;
      open = open.filter(({ current }) => current);
      return { success: true, ended };
    }),
  );
}

beforeEach(() => mockApi({}));

describe('a visitor at My Profile', () => {
  it('sends a signed-out visitor to the login page and then back to the profile', async () => {
    const { address } = openProfile({ user: null });

    await waitFor(() => expect(address()).toBe('/login?next=%2Fprofile'));
    expect(server.requests).toHaveLength(0);
  });

  it('shows a loading state while the session is being checked', () => {
    const { address } = openProfile({ user: 'loading' });

    expect(screen.getByRole('status')).toHaveTextContent('Loading your profile');
    expect(address()).toBe('/profile');
    expect(server.requests).toHaveLength(0);
  });
});

it('tells search engines not to index the profile', () => {
  const { host } = openProfile();

  expect(host.head).toMatchObject({ title: 'My Profile', canonical: '/profile', noIndex: true });
});

describe('a shopper’s own details', () => {
  it('shows the account details with a read-only email address', () => {
    openProfile({ user: { ...SHOPPER, phone: '9876543210' } });

    expect(fullname()).toHaveValue('Asha Verma');
    expect(phone()).toHaveValue('9876543210');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.com');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  });

  it('normalises the name and the phone number before saving them', async () => {
    const saved = { ...SHOPPER, name: 'Asha Rao', fullname: 'Asha Rao', phone: '9876543210' };
    server.use(put('/api/auth/update-user', { success: true, user: saved }));
    const { user, host } = openProfile();

    await user.clear(fullname());
    await user.type(fullname(), ' Asha Rao ');
    await user.type(phone(), '+91 98765-43210');
    await user.click(button('Save changes'));

    expect(await screen.findByText('Your details are saved.')).toBeVisible();
    const [call] = sent('PUT', '/api/auth/update-user');
    expect(call?.body).toEqual({ fullname: 'Asha Rao', phone: '9876543210' });
    expect(call?.headers.get('authorization')).toBe(`Bearer ${TEST_TOKEN}`);
    expect(host.auth.user).toEqual(saved);
    expect(fullname()).toHaveValue('Asha Rao');
    expect(phone()).toHaveValue('9876543210');
  });

  it('changes from another tab don’t overwrite a field that the shopper has edited', async () => {
    const { user, host } = openProfile();

    act(() => host.auth.updateUser({ ...SHOPPER, fullname: 'Asha Rao' }));
    await waitFor(() => expect(fullname()).toHaveValue('Asha Rao'));
    await user.type(fullname(), ' Verma');
    act(() => host.auth.updateUser({ ...SHOPPER, fullname: 'Asha Singh', phone: '9876543210' }));

    expect(fullname()).toHaveValue('Asha Rao Verma');
  });

  it('saves the profile when the phone number is empty', async () => {
    server.use(put('/api/auth/update-user', { success: true, user: SHOPPER }));
    const { user } = openProfile({ user: { ...SHOPPER, phone: '9876543210' } });

    await user.clear(phone());
    await user.click(button('Save changes'));

    await screen.findByText('Your details are saved.');
    expect(sent('PUT', '/api/auth/update-user')[0]?.body).toEqual({ fullname: 'Asha Verma', phone: '' });
  });

  describe('brand colours', () => {
    const mainColor = () => screen.getByRole('textbox', { name: 'Brand colour' });
    const secondColor = () => screen.getByRole('textbox', { name: 'Second brand colour' });
    const BRANDED = { ...SHOPPER, brandColors: ['#0b5fa5', '#f2b705'] };

    it('saves a change to the brand colours', async () => {
      server.use(put('/api/auth/update-user', { success: true, user: { ...BRANDED, brandColors: ['#701c2a'] } }));
      const { user, host } = openProfile({ user: BRANDED });
      expect(screen.getByLabelText('Pick the second brand colour')).toHaveValue('#f2b705');

      await user.clear(mainColor());
      await user.type(mainColor(), '701C2A');
      await user.clear(secondColor());
      await user.click(button('Save changes'));

      await screen.findByText('Your details are saved.');
      expect(sent('PUT', '/api/auth/update-user')[0]?.body).toMatchObject({ brandColors: ['#701c2a'] });
      expect(host.auth.user?.brandColors).toEqual(['#701c2a']);
      expect(mainColor()).toHaveValue('#701c2a');
    });

    it('removes the saved brand colours when the shopper clears both fields', async () => {
      server.use(put('/api/auth/update-user', { success: true, user: { ...BRANDED, brandColors: [] } }));
      const { user } = openProfile({ user: BRANDED });

      await user.clear(mainColor());
      await user.clear(secondColor());
      await user.click(button('Save changes'));

      await screen.findByText('Your details are saved.');
      expect(sent('PUT', '/api/auth/update-user')[0]?.body).toMatchObject({ brandColors: [] });
    });

    it.each([
      ['blue', '', 'Brand colour', /Enter a colour code such as #1f7a55\./],
      ['#0b5fa5', '#12', 'Second brand colour', /Enter a colour code such as #1f7a55\./],
      ['', '#f2b705', 'Brand colour', /Choose the brand colour first\./],
    ])('rejects the colours "%s" and "%s"', async (first, other, name, message) => {
      const { user } = openProfile();

      if (first) await user.type(mainColor(), first);
      if (other) await user.type(secondColor(), other);
      await user.click(button('Save changes'));

      const wrong = screen.getByRole('textbox', { name });
      await waitFor(() => expect(wrong).toHaveAccessibleDescription(message));
      expect(wrong).toHaveFocus();
      expect(sent('PUT', '/api/auth/update-user')).toHaveLength(0);
    });
  });

  it('shows an error at each invalid field and doesn’t send the form', async () => {
    const { user } = openProfile();

    await user.clear(fullname());
    await user.type(fullname(), '   ');
    await user.type(phone(), '12345');
    await user.click(button('Save changes'));

    await waitFor(() => expect(fullname()).toHaveAccessibleDescription('Full name is required.'));
    expect(phone()).toHaveAccessibleDescription(/Enter a valid 10-digit Indian phone number/);
    expect(fullname()).toHaveFocus();
    expect(sent('PUT', '/api/auth/update-user')).toHaveLength(0);
  });

  it.each(['5876543210', '98765', '98765432101', '98765abcde'])('rejects the phone number "%s"', async (typed) => {
    const { user } = openProfile();

    await user.type(phone(), typed);
    await user.click(button('Save changes'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a valid 10-digit Indian phone number');
    expect(phone()).toHaveFocus();
  });

  it.each([
    [
      'the server fails',
      problem(500, 'INTERNAL', 'Something went wrong.'),
      'Something went wrong. Your changes are still here.',
    ],
    ['the api is unreachable', offline(), 'The shop did not respond. Please try again. Your changes are still here.'],
    ['the server refuses', problem(400, 'VALIDATION', 'fullname: at most 120 characters'), /at most 120 characters/],
    ['the session has expired', problem(401, 'UNAUTHENTICATED', NEEDED), /You have been signed out/],
  ])('keeps the edited details in the form when %s', async (_, failure, note) => {
    server.use(put('/api/auth/update-user', failure));
    const { user } = openProfile();

    await user.type(fullname(), ' Rao');
    await user.click(button('Save changes'));

    expect(await screen.findByRole('alert')).toHaveTextContent(/^Update failed$/);
    expect(screen.getByText(note)).toBeVisible();
    expect(fullname()).toHaveValue('Asha Verma Rao');
  });

  it('saves the details on a second attempt after a failure', async () => {
    server.use(put('/api/auth/update-user', offline()));
    const { user } = openProfile();
    await user.type(fullname(), ' Rao');
    await user.click(button('Save changes'));
    await screen.findByText(/Your changes are still here/);

    server.use(put('/api/auth/update-user', { success: true, user: { ...SHOPPER, fullname: 'Asha Verma Rao' } }));
    await user.click(button('Save changes'));

    expect(await screen.findByText('Your details are saved.')).toBeVisible();
    expect(screen.queryByText(/Your changes are still here/)).not.toBeInTheDocument();
  });

  it('saves the details only once even if the shopper double-clicks', async () => {
    server.use(put('/api/auth/update-user', never()));
    const { user } = openProfile();

    await user.dblClick(button('Save changes'));

    expect(button('Save changes')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(sent('PUT', '/api/auth/update-user')).toHaveLength(1));
  });
});

describe('saved addresses', () => {
  const place = () => within(section('Saved addresses'));
  const window = (name: string) => within(screen.getByRole('dialog', { name }));

  async function pressAdd(user: RenderedPage['user']) {
    await waitFor(() => expect(button('Add an address')).toBeEnabled());
    await user.click(button('Add an address'));
  }

  it('lists the saved addresses', async () => {
    mockApi({ addresses: [HOME, OFFICE] });
    openProfile();

    const rows = await within(await screen.findByRole('list', { name: 'Saved addresses' })).findAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(/Asha Verma\s*12 Shanti Marg New Delhi 110001\s*9876543210 · asha@example.com/);
    expect(rows[1]).toHaveTextContent('आशा वर्मा');
  });

  it('shows a note if no addresses are saved', async () => {
    mockApi({ addresses: [] });
    openProfile();

    expect(await screen.findByText(/^No saved addresses yet/)).toBeVisible();
  });

  it('offers a retry if the addresses cannot be loaded', async () => {
    server.use(get('/api/auth/addresses', offline()));
    const { user } = openProfile();
    expect(screen.getByText('Loading your addresses and devices')).toBeInTheDocument();
    expect(await screen.findByText('Your addresses could not be loaded.')).toBeVisible();

    mockApi({});
    await user.click(place().getByRole('button', { name: 'Try Again' }));

    expect(await screen.findByRole('list', { name: 'Saved addresses' })).toHaveTextContent('12 Shanti Marg');
  });

  it('prefills the form for a new address with the account’s name and phone number', async () => {
    const { user } = openProfile({ user: { ...SHOPPER, phone: '9876543210' } });
    await pressAdd(user);
    const form = window(await screen.findByRole('dialog').then(() => 'Add an address'));
    expect(form.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Verma');
    expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('9876543210');

    await user.type(form.getByRole('textbox', { name: 'Address' }), 'D-4, Okhla Phase II');
    await user.type(form.getByRole('textbox', { name: 'PIN code' }), '110020');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'State' })).toHaveValue('Delhi'));
    await user.click(form.getByRole('button', { name: 'Save address' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent('POST', '/api/auth/addresses')[0]?.body).toEqual({
      name: 'Asha Verma',
      email: 'asha@example.com',
      phone: '9876543210',
      address: 'D-4, Okhla Phase II\nNew Delhi, Delhi 110020',
    });
    await waitFor(() => expect(place().getAllByRole('listitem')[0]).toHaveTextContent('Okhla Phase II'));
  });

  it('shows an error for each missing field of an address', async () => {
    const { user } = openProfile({ user: { ...SHOPPER, fullname: '' } });
    await pressAdd(user);
    const form = within(await screen.findByRole('dialog', { name: 'Add an address' }));
    await user.clear(form.getByRole('textbox', { name: 'Email' }));

    await user.click(form.getByRole('button', { name: 'Save address' }));

    await waitFor(() =>
      expect(form.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
        'Full name is required',
        'Email is required',
        'Enter a valid 10-digit Indian phone number',
        'Address is required',
        'Enter a 6-digit PIN code',
        'City is required',
        'State is required',
      ]),
    );
    expect(form.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
    expect(sent('POST', '/api/auth/addresses')).toHaveLength(0);
  });

  it('saves changes to an address', async () => {
    const { user } = openProfile();
    await user.click(await screen.findByRole('button', { name: 'Edit the address of Asha Verma' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit address' }));

    await user.clear(form.getByRole('textbox', { name: 'Address' }));
    await user.type(form.getByRole('textbox', { name: 'Address' }), '7 Lodhi Road, New Delhi 110003');
    await user.click(form.getByRole('button', { name: 'Save address' }));

    await waitFor(() => expect(place().getByRole('listitem')).toHaveTextContent('7 Lodhi Road'));
    expect(sent('PUT', '/api/auth/addresses/address-1')).toHaveLength(1);
  });

  it('saves an edited address as a new one if it was removed in another tab', async () => {
    const { user } = openProfile();
    await user.click(await screen.findByRole('button', { name: 'Edit the address of Asha Verma' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit address' }));
    server.use(put('/api/auth/addresses/:id', problem(404, 'ADDRESS_NOT_FOUND', 'There is no such address.')));

    await user.click(form.getByRole('button', { name: 'Save address' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent('POST', '/api/auth/addresses')).toHaveLength(1);
  });

  it.each([
    [
      'the server’s message',
      problem(409, 'TOO_MANY_ADDRESSES', 'Ten addresses at most.'),
      /^Ten addresses at most\. Your changes are/,
    ],
    [
      'its own message without one',
      problem(500, 'INTERNAL', ''),
      /^The address could not be saved\. Your changes are still/,
    ],
    ['that the api is unreachable', offline(), /^The shop did not respond.*Your changes are still here\.$/],
  ])('shows %s when saving an address fails and keeps the entered values', async (_, failure, text) => {
    server.use(post('/api/auth/addresses', failure));
    const { user } = openProfile({ user: { ...SHOPPER, phone: '9876543210' } });
    await pressAdd(user);
    const form = within(await screen.findByRole('dialog', { name: 'Add an address' }));

    await user.type(form.getByRole('textbox', { name: 'Address' }), 'D-4, Okhla, New Delhi 110020');
    await user.click(form.getByRole('button', { name: 'Save address' }));

    expect(await form.findByRole('alert')).toHaveTextContent(text);
    expect(form.getByRole('textbox', { name: 'Address' })).toHaveValue('D-4, Okhla, New Delhi 110020');
  });

  it('removes an address and restores it on Undo', async () => {
    mockApi({ addresses: [HOME, OFFICE] });
    const { user } = openProfile();

    await user.click(await screen.findByRole('button', { name: 'Remove the address of Asha Verma' }));
    expect(await screen.findByText('The address of Asha Verma was removed.')).toBeVisible();
    await waitFor(() => expect(place().getAllByRole('listitem')).toHaveLength(1));
    expect(button('Undo')).toHaveFocus();

    await user.click(button('Undo'));

    await waitFor(() => expect(place().getAllByRole('listitem')).toHaveLength(2));
    expect(screen.queryByText('The address of Asha Verma was removed.')).not.toBeInTheDocument();
  });

  it('keeps an address in the list if removing it fails', async () => {
    server.use(del('/api/auth/addresses/:id', offline()));
    const { user } = openProfile();

    await user.click(await screen.findByRole('button', { name: 'Remove the address of Asha Verma' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('The address could not be removed. Please try again.');
    expect(place().getAllByRole('listitem')).toHaveLength(1);
  });

  it('disables "Add an address" if the account has ten addresses', async () => {
    mockApi({ addresses: Array.from({ length: 10 }, (_, place) => ({ ...HOME, _id: `address-${place}` })) });
    openProfile();

    expect(await screen.findByText(/You can save up to 10 addresses/)).toBeVisible();
    expect(button('Add an address')).toBeDisabled();
  });
});

describe('the list of devices', () => {
  const place = () => within(section('Where you are signed in'));

  it('lists the current device first', async () => {
    mockApi({ sessions: [PHONE, LAPTOP] });
    openProfile();

    const rows = within(await screen.findByRole('list', { name: 'Devices' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(
      'Firefox on LinuxThis deviceLast used 12 Jan 2026, 3:30 pm, signed in since 5 Jan 2026',
    );
    expect(within(rows[0]!).queryByRole('button')).not.toBeInTheDocument();
    expect(rows[1]).toHaveTextContent('Chrome on Android');
    expect(rows[1]).not.toHaveTextContent('This device');
  });

  it('signs out one device', async () => {
    const { user } = openProfile();

    await user.click(await screen.findByRole('button', { name: /^Sign out Chrome on Android/ }));

    expect(await screen.findByText('Chrome on Android is signed out.')).toHaveFocus();
    await waitFor(() => expect(place().getAllByRole('listitem')).toHaveLength(1));
    expect(sent('DELETE', '/api/auth/sessions/session-2')).toHaveLength(1);
  });

  it('signs out all other devices', async () => {
    mockApi({ sessions: [LAPTOP, PHONE, TABLET] });
    const { user } = openProfile();

    await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));

    expect(await screen.findByText('2 other devices are signed out.')).toHaveFocus();
    await waitFor(() => expect(place().getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).not.toBeInTheDocument();
  });

  it('shows a device as signed out if its session has already ended', async () => {
    server.use(del('/api/auth/sessions/:id', problem(404, 'SESSION_NOT_FOUND', 'There is no such session.')));
    const { user } = openProfile();

    await user.click(await screen.findByRole('button', { name: /^Sign out Chrome on Android/ }));

    expect(await screen.findByText('Chrome on Android is signed out.')).toBeVisible();
  });

  it.each([
    ['one', /^Sign out Chrome/, '/api/auth/sessions/:id'],
    ['all others', 'Sign out all other devices', '/api/auth/sessions'],
  ])('reports that signing out %s has failed and keeps the devices', async (_, name, path) => {
    mockApi({ sessions: [LAPTOP, PHONE, TABLET] });
    server.use(del(path, offline()));
    const { user } = openProfile();

    await user.click(await screen.findByRole('button', { name }));

    expect(await screen.findByRole('alert')).toHaveTextContent('The device could not be signed out. Please try again.');
    expect(place().getAllByRole('listitem')).toHaveLength(3);
  });

  it('offers a retry if the devices cannot be loaded', async () => {
    server.use(get('/api/auth/sessions', problem(500, 'INTERNAL', 'Something went wrong.')));
    const { user } = openProfile();
    expect(screen.getByText('Loading your addresses and devices')).toBeInTheDocument();
    expect(await screen.findByText('Your devices could not be loaded.')).toBeVisible();

    mockApi({});
    await user.click(place().getByRole('button', { name: 'Try Again' }));

    expect(await screen.findByRole('list', { name: 'Devices' })).toHaveTextContent('Firefox on Linux');
  });
});

describe('a shopper’s own data', () => {
  it('downloads the shopper’s data as a JSON file', async () => {
    const data = { profile: { email: 'asha@example.com' }, orders: [] };
    server.use(get('/api/auth/my-data', { success: true, data }));
    let file: Blob | undefined;
    Object.assign(URL, { createObjectURL: (blob: Blob) => ((file = blob), 'blob:file'), revokeObjectURL() {} });
    let name = '';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      name = this.download;
    });
    const { user } = openProfile();

    await user.click(await screen.findByRole('button', { name: 'Download my data' }));

    expect(await screen.findByText('Your data has been downloaded.')).toBeVisible();
    expect(name).toMatch(/^kaagazz-my-data-\d{4}-\d\d-\d\d\.json$/);
    expect(file?.type).toBe('application/json');
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(file!);
    });
    expect(JSON.parse(text as string)).toEqual(data);
  });

  it('shows an error if the data could not be downloaded', async () => {
    server.use(get('/api/auth/my-data', offline()));
    const { user } = openProfile();

    await user.click(await screen.findByRole('button', { name: 'Download my data' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Your data could not be downloaded. Please try again.');
  });
});

describe('deleting the account', () => {
  const window = () => within(screen.getByRole('dialog'));
  const code = () => window().getByRole('textbox', { name: '6-digit code' });

  async function openDeletion() {
    const page = openProfile();
    await page.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    await screen.findByRole('dialog', { name: 'Delete my account' });
    return page;
  }

  async function openDeletionWithCodeSent() {
    server.use(post('/api/auth/delete-account/code', { success: true, message: 'A code is on its way.' }));
    const page = await openDeletion();
    await page.user.click(window().getByRole('button', { name: 'Send a code to asha@example.com' }));
    await window().findByRole('textbox', { name: '6-digit code' });
    return page;
  }

  it('explains what is deleted and what is kept before the account is deleted', async () => {
    await openDeletion();

    expect(screen.getByRole('dialog')).toHaveTextContent(/Deleted at once: your profile, saved addresses/);
    expect(screen.getByRole('dialog')).toHaveTextContent(
      /Kept:for each order, what tax law requires on its invoice: number, products, amounts, name and postal address/,
    );
    expect(sent('POST', '/api/auth/delete-account/code')).toHaveLength(0);
  });

  it('lets the shopper cancel the deletion of the account', async () => {
    const { user } = await openDeletion();

    await user.click(window().getByRole('button', { name: 'Keep my account' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('deletes the account and signs the shopper out after the emailed code is entered', async () => {
    server.use(del('/api/auth/account', { success: true }));
    const { user, host } = await openDeletionWithCodeSent();
    await waitFor(() => expect(code()).toHaveFocus());

    await user.paste(' 123 456 ');
    await user.keyboard('{Enter}');

    const goodbye = within(await screen.findByRole('dialog', { name: 'Your account is deleted' }));
    expect(sent('DELETE', '/api/auth/account')[0]?.body).toEqual({ otp: '123456' });
    expect(goodbye.getByRole('button', { name: 'To the home page' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(host.auth.user).toBeNull());
  });

  it('signs the shopper out when the dialog is closed after the account deletion', async () => {
    server.use(del('/api/auth/account', { success: true }));
    const { user, host } = await openDeletionWithCodeSent();
    await user.type(code(), '123456{Enter}');
    await screen.findByRole('dialog', { name: 'Your account is deleted' });

    await user.click(window().getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(host.auth.user).toBeNull());
  });

  it.each(['', '12345', 'abcdef'])('rejects "%s" as a code', async (typed) => {
    const { user } = await openDeletionWithCodeSent();

    if (typed) await user.type(code(), typed);
    await user.click(window().getByRole('button', { name: 'Delete my account permanently' }));

    expect(await window().findByRole('alert')).toHaveTextContent('Enter a valid 6-digit code.');
    expect(sent('DELETE', '/api/auth/account')).toHaveLength(0);
  });

  it.each([
    ['a wrong code', problem(400, 'INVALID_OTP', 'That code is not right.'), 'That code is not right.'],
    [
      'a payment that is still open',
      problem(409, 'PAYMENT_IN_PROGRESS', 'A payment is under way until 3:45 pm.'),
      'A payment is under way until 3:45 pm.',
    ],
    ['a network error', offline(), 'The account could not be deleted. Please try again.'],
  ])('explains why the account was not deleted: %s', async (_, failure, text) => {
    server.use(del('/api/auth/account', failure));
    const { user, host } = await openDeletionWithCodeSent();

    await user.type(code(), '123456{Enter}');

    expect(await window().findByRole('alert')).toHaveTextContent(text);
    expect(code()).toHaveFocus();
    expect(host.auth.user).not.toBeNull();
  });

  it('shows the code field even if it is too early to send another deletion code', async () => {
    server.use(post('/api/auth/delete-account/code', problem(429, 'RESEND_TOO_SOON', 'Please wait 20 seconds.')));
    const { user } = await openDeletion();

    await user.click(window().getByRole('button', { name: /^Send a code/ }));

    expect(await window().findByRole('alert')).toHaveTextContent('Please wait 20 seconds.');
    expect(code()).toBeVisible();
  });

  it('shows an error if the code could not be sent, and lets the shopper retry', async () => {
    server.use(post('/api/auth/delete-account/code', offline()));
    const { user } = await openDeletion();
    await user.click(window().getByRole('button', { name: /^Send a code/ }));
    expect(await window().findByRole('alert')).toHaveTextContent('Failed to send code');

    server.use(post('/api/auth/delete-account/code', { success: true, message: 'Sent.' }));
    await user.click(window().getByRole('button', { name: /^Send a code/ }));
    await user.click(await window().findByRole('button', { name: 'Resend code' }));

    expect(await window().findByText('Another code is on its way to asha@example.com.')).toBeVisible();
    expect(sent('POST', '/api/auth/delete-account/code')).toHaveLength(3);
  });
});
