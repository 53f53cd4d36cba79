import type { RemoteFace, RemoteRoute } from '@kaagazz/contract';
import { renderRemote } from '@kaagazz/testing';
import { screen, waitFor } from '@testing-library/react';

import { Outlet } from 'react-router-dom';

import { SiteContext } from './site-context.ts';
import { sectionRoute } from './site-routes.tsx';

const cart: RemoteRoute = { id: 'shop.cart', path: '/cart', handle: { chunk: 'cart-page' } };
const chunk = {
  missing: () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })),
};

function renderSection(page: RemoteRoute) {
  const face: RemoteFace = { contract: 1, version: '1.0.0', routes: [page] };
  return renderRemote({ ...face, routes: [sectionRoute('mfe-shop', face) as RemoteRoute] }, { at: page.path });
}

it.each([
  ['with data', { loader: () => null }],
  ['without data', {}],
])('an error is shown if the code of a page %s can’t be loaded', async (_, data) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  renderSection({ ...cart, ...data, lazy: { Component: chunk.missing } });

  expect(await screen.findByRole('alert')).toHaveTextContent('This page is not available right now');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  log.mockRestore();
});

it('a page without a loader is rendered', async () => {
  renderSection({ ...cart, lazy: { Component: () => Promise.resolve(() => <h1>Your cart</h1>) } });

  expect(await screen.findByRole('heading', { name: 'Your cart' })).toBeVisible();
});

it.each([
  ['renders', () => <h1>Your cart</h1>],
  [
    'throws',
    () => {
      throw new Error('no cart');
    },
  ],
])('hydration is reported when the first page %s', async (_, Page) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onHydrated = jest.fn();
  const face: RemoteFace = { contract: 1, version: '1.0.0', routes: [{ ...cart, Component: Page }] };
  const Site = () => (
    <SiteContext value={{ releases: {}, year: 2026, giveUp: () => undefined, onHydrated }}>
      <Outlet />
    </SiteContext>
  );

  const routes = [{ id: 'site', Component: Site, children: [sectionRoute('mfe-shop', face)] }];
  renderRemote({ ...face, routes: routes as unknown as RemoteRoute[] }, { at: cart.path });

  await waitFor(() => expect(onHydrated).toHaveBeenCalledTimes(1));
  log.mockRestore();
});
