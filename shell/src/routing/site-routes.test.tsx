import type { RemoteFace, RemoteRoute } from '@kaagazz/contract';
import { renderRemote } from '@kaagazz/testing';
import { screen, waitFor } from '@testing-library/react';

import { Outlet } from 'react-router-dom';

import { SiteContext } from './site-context.ts';
import { sectionRoute } from './site-routes.tsx';

const cart: RemoteRoute = { id: 'shop.cart', path: '/cart', handle: { chunk: 'cart-page' } };
const code = {
  lost: () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })),
};

/** A section of one page, inside its boundary. */
function visit(page: RemoteRoute) {
  const face: RemoteFace = { contract: 1, version: '1.0.0', routes: [page] };
  return renderRemote({ ...face, routes: [sectionRoute('mfe-shop', face) as RemoteRoute] }, { at: page.path });
}

it.each([
  ['that asks for data', { loader: () => null }],
  ['that asks for none', {}],
])('says so when the code of a page %s does not arrive', async (_, data) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  visit({ ...cart, ...data, lazy: { Component: code.lost } });

  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the shop is resting');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  log.mockRestore();
});

it('shows a page that asks for no data', async () => {
  visit({ ...cart, lazy: { Component: () => Promise.resolve(() => <h1>Your cart</h1>) } });

  expect(await screen.findByRole('heading', { name: 'Your cart' })).toBeVisible();
});

it.each([
  ['is shown', () => <h1>Your cart</h1>],
  [
    'fails',
    () => {
      throw new Error('no cart');
    },
  ],
])('says that the browser has taken over when the first page %s', async (_, Page) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const takenOver = jest.fn();
  const face: RemoteFace = { contract: 1, version: '1.0.0', routes: [{ ...cart, Component: Page }] };
  const Site = () => (
    <SiteContext value={{ releases: {}, year: 2026, giveUp: () => undefined, takenOver }}>
      <Outlet />
    </SiteContext>
  );

  const routes = [{ id: 'site', Component: Site, children: [sectionRoute('mfe-shop', face)] }];
  renderRemote({ ...face, routes: routes as unknown as RemoteRoute[] }, { at: cart.path });

  await waitFor(() => expect(takenOver).toHaveBeenCalledTimes(1));
  log.mockRestore();
});
