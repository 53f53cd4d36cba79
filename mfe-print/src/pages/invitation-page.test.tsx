import { SHOPPER, renderRemote } from '@kaagazz/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { servePrices } from '../../test-support/print-orders.ts';
import face from '../public/routes.tsx';

beforeEach(() => {
  sessionStorage.clear();
  // jsdom has no canvas.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  servePrices();
});

const KINDS = ['marriage', 'babyshower', 'birthday', 'anniversary'];

describe.each(KINDS)('the invitations of /%s', (kind) => {
  it('lists three designs with their prices and links to their forms', async () => {
    const { host } = renderRemote(face, { at: `/${kind}` });

    expect(await screen.findByRole('heading', { level: 1, name: /invitations$/ })).toBeVisible();
    const pages = screen.getAllByRole('heading', { level: 2 }).map(({ firstElementChild }) => firstElementChild);
    expect(pages.map((link) => link?.getAttribute('href'))).toEqual([1, 2, 3].map((id) => `/${kind}/${id}`));
    expect(await screen.findAllByText('from Rs. 42 each for 50')).toHaveLength(3);
    await waitFor(() => expect(host.head).toMatchObject({ canonical: `/${kind}` }));
  });

  it.each(process.env.LONG ? ['1', '2', '3'] : ['2'])('shows the preview and the form of design %s', async (id) => {
    const { host } = renderRemote(face, { at: `/${kind}/${id}`, user: SHOPPER });

    expect(await screen.findByText(/^Customize your .+ invitation with the details below\.$/)).toBeVisible();
    const name = screen.getByRole('heading', { level: 1 }).textContent;
    expect(await screen.findByRole('img', { name: new RegExp(`^Preview of ${name}: .+`) })).toBeVisible();
    expect(await screen.findByRole('form')).toBeVisible();
    await waitFor(() => expect(host.head).toMatchObject({ canonical: `/${kind}/${id}` }));
  });

  it.each(process.env.LONG ? ['4', 'x'] : ['4'])(
    'responds with 404 and links to all designs instead of design %s',
    async (id) => {
      const { host } = renderRemote(face, { at: `/${kind}/${id}` });

      expect(await screen.findByRole('heading', { level: 1, name: 'Design not found' })).toBeVisible();
      expect(screen.getByText(/^Theme not found/)).toBeVisible();
      expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
      expect(screen.getByRole('link', { name: /^All .+ designs$/ })).toHaveAttribute('href', `/${kind}`);
      await waitFor(() => expect(host.head).toMatchObject({ title: 'Design not found', noIndex: true }));
    },
  );
});

it('states the card’s size and that an envelope is included', async () => {
  renderRemote(face, { at: '/marriage/2' });

  expect(await screen.findByText('Each card is 178 × 127 mm and comes with an envelope.')).toBeVisible();
});

it('an anniversary design prompts signed-out visitors to log in', async () => {
  renderRemote(face, { at: '/Anniversary/2' });

  expect(await screen.findByText('Customize your anniversary invitation with the details below.')).toBeVisible();
  expect(await screen.findByText('Please login/signup to add this theme to your cart')).toBeVisible();
});

it('previews the front and the back of a business card', async () => {
  renderRemote(face, { at: '/Business-Cards', user: SHOPPER });

  expect(await screen.findByRole('heading', { level: 1, name: 'Customize Your Business Card' })).toBeVisible();
  expect(await screen.findByRole('img', { name: /^Preview of your card, front: .+/ })).toBeVisible();
  expect(await screen.findByRole('img', { name: /^Preview of your card, back: .+/ })).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Card Information' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Printing Preferences' })).toBeVisible();
});

it('lists the occasion’s other designs below the form', async () => {
  renderRemote(face, { at: '/marriage/2', user: SHOPPER });

  const others = within(await screen.findByRole('region', { name: 'Or one of these?' }));
  expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/marriage/1', '/marriage/3']);
});

it('keeps the shopper’s text when the shopper switches to another design', async () => {
  const { user, address } = renderRemote(face, { at: '/marriage/2', user: SHOPPER });
  await user.type(await screen.findByRole('textbox', { name: 'Bride’s name' }), 'Asha');

  await user.click(screen.getByRole('link', { name: 'Jharokha' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Jharokha' })).toBeVisible();
  expect(address()).toBe('/marriage/1');
  expect(await screen.findByRole('textbox', { name: 'Bride’s name' })).toHaveValue('Asha');
});

it('links to other designs keep the id of the cart item being edited', async () => {
  renderRemote(face, { at: '/marriage/2?line=print_1', user: null });

  const others = within(await screen.findByRole('region', { name: 'Or one of these?' }));
  expect(others.getByRole('link', { name: 'Jharokha' })).toHaveAttribute('href', '/marriage/1?line=print_1');
});
