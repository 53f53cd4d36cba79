import { SHOPPER, get, renderRemote, server } from '@kaagazz/testing';
import { screen, waitFor } from '@testing-library/react';

import face from '../public/routes.tsx';

const rows = [
  { options: {}, per: 'piece', from: 10, price: 60 },
  { options: {}, per: 'piece', from: 100, price: 38 },
];

beforeEach(() => {
  sessionStorage.clear();
  // jsdom draws nothing
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  server.use(get('/api/print/prices/:service', ({ params }) => ({ success: true, service: params.service, rows })));
});

const KINDS = ['marriage', 'babyshower', 'birthday', 'anniversary'];

describe.each(KINDS)('the invitations of /%s', (kind) => {
  it('are three designs, each with its price and its page', async () => {
    const { host } = renderRemote(face, { at: `/${kind}` });

    expect(await screen.findByRole('heading', { level: 1, name: /invitations$/ })).toBeVisible();
    const pages = screen.getAllByRole('heading', { level: 2 }).map(({ firstElementChild }) => firstElementChild);
    expect(pages.map((link) => link?.getAttribute('href'))).toEqual([1, 2, 3].map((id) => `/${kind}/${id}`));
    expect(await screen.findAllByText('from Rs. 38 each')).toHaveLength(3);
    await waitFor(() => expect(host.head).toMatchObject({ canonical: `/${kind}` }));
  });

  it.each(process.env.LONG ? ['1', '2', '3'] : ['2'])('have a page for design %s', async (id) => {
    const { host } = renderRemote(face, { at: `/${kind}/${id}`, user: SHOPPER });

    expect(await screen.findByText(/^Customize your .+ invitation with the details below\.$/)).toBeVisible();
    const name = screen.getByRole('heading', { level: 1 }).textContent;
    expect(await screen.findByRole('img', { name: new RegExp(`^Preview of ${name}: .+`) })).toBeVisible();
    expect(await screen.findByRole('form')).toBeVisible();
    await waitFor(() => expect(host.head).toMatchObject({ canonical: `/${kind}/${id}` }));
  });

  it.each(process.env.LONG ? ['4', 'x'] : ['4'])('say that there is no design %s, and lead back', async (id) => {
    const { host } = renderRemote(face, { at: `/${kind}/${id}` });

    expect(await screen.findByRole('heading', { level: 1, name: 'Design not found' })).toBeVisible();
    expect(screen.getByText(/^Theme not found/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^All .+ designs$/ })).toHaveAttribute('href', `/${kind}`);
    await waitFor(() => expect(host.head).toMatchObject({ title: 'Design not found', noIndex: true }));
  });
});

it('says of an anniversary what the document says', async () => {
  renderRemote(face, { at: '/Anniversary/2' });

  expect(await screen.findByText('Customize your anniversary invitation with the details below.')).toBeVisible();
  expect(await screen.findByText('Please login/signup to add this theme to your cart')).toBeVisible();
});

it('shows front and back of a business card beside its two questions', async () => {
  renderRemote(face, { at: '/Business-Cards', user: SHOPPER });

  expect(await screen.findByRole('heading', { level: 1, name: 'Customize Your Business Card' })).toBeVisible();
  expect(await screen.findByRole('img', { name: /^Preview of your card, front: .+/ })).toBeVisible();
  expect(await screen.findByRole('img', { name: /^Preview of your card, back: .+/ })).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Card Information' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Printing Preferences' })).toBeVisible();
});
