import { PageHead, createRemoteApi, useAuth, useCart, useToast } from '@kaagazz/contract';
import { Link, useParams } from 'react-router-dom';
import { screen } from '@testing-library/react';

import { SHOPPER, get, offline, problem, renderPage, renderRemote, server } from './index.ts';

const teaApi = createRemoteApi('tea').injectEndpoints({
  endpoints: (build) => ({ cup: build.query<{ title: string }, string>({ query: (id) => `/tea/${id}` }) }),
});

function TeaPage() {
  const { id = '' } = useParams();
  const { data, error } = teaApi.endpoints.cup.useQuery(id) as {
    data?: { title: string };
    error?: { message: string };
  };
  const { user } = useAuth();
  const cart = useCart();
  const toast = useToast();
  return (
    <>
      <PageHead title="Tea" description="A cup." canonical="/tea" />
      <h1>{data?.title ?? error?.message ?? 'Brewing'}</h1>
      <p>
        {user?.fullname ?? 'Visitor'} has {cart.count}
      </p>
      <button onClick={() => cart.add({ id, title: 'Cup', price: 10, image: '/cup.svg' })}>Pour</button>
      <button onClick={() => toast({ text: 'Too hot', tone: 'error' })}>Drink</button>
      <Link to="/cart?from=tea">Cart</Link>
    </>
  );
}

const at = { at: '/tea/assam', path: '/tea/:id', api: teaApi };

describe('renderPage', () => {
  it('renders a page with route parameters, data and a signed-in shopper', async () => {
    server.use(get('/api/tea/:id', ({ params }) => ({ title: `A cup of ${params.id}` })));

    const { host } = renderPage(<TeaPage />, { ...at, user: SHOPPER });

    expect(await screen.findByRole('heading', { name: 'A cup of assam' })).toBeVisible();
    expect(screen.getByText('Asha Verma has 0')).toBeVisible();
    expect(host.head?.title).toBe('Tea');
    expect(server.requests).toHaveLength(1);
  });

  it('passes the error message of a failed request to the page', async () => {
    server.use(get('/api/tea/:id', problem(404, 'NO_TEA', 'The pot is empty')));

    renderPage(<TeaPage />, at);

    expect(await screen.findByRole('heading', { name: 'The pot is empty' })).toBeVisible();
  });

  it('passes a default error message to the page when the network fails', async () => {
    server.use(get('/api/tea/:id', offline()));

    renderPage(<TeaPage />, at);

    expect(await screen.findByRole('heading', { name: 'The shop did not respond. Please try again.' })).toBeVisible();
  });

  it('a rendered page can add items to the cart and navigate to another page', async () => {
    server.use(get('/api/tea/:id', { title: 'Chai' }));
    const { user, host, address } = renderPage(<TeaPage />, at);

    await user.click(screen.getByRole('button', { name: 'Pour' }));
    await user.click(screen.getByRole('button', { name: 'Drink' }));
    await user.click(screen.getByRole('link', { name: 'Cart' }));

    expect(host.cart.count).toBe(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Too hot');
    expect(await screen.findByText('elsewhere: /cart?from=tea')).toBeVisible();
    expect(address()).toBe('/cart?from=tea');
  });
});

describe('renderRemote', () => {
  it('renders a lazily loaded page of a remote', async () => {
    server.use(get('/api/tea/:id', { title: 'Chai' }));
    const routes = [
      { id: 'tea', path: '/tea/:id', handle: { chunk: 'tea' }, lazy: { Component: async () => TeaPage } },
    ];

    renderRemote({ contract: 1, version: '1.0.0', api: teaApi, routes }, { at: '/tea/chai' });

    expect(await screen.findByRole('heading', { name: 'Chai' })).toBeVisible();
  });
});
