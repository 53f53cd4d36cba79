import { get, offline, renderRemote, server } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { paths } from '../paths.ts';
import face from '../public/routes.tsx';

it('the home page shows an error if the products can’t be loaded', async () => {
  server.use(get('/api/product/top-picks', offline()));

  renderRemote(face, { at: paths.home });

  expect(await screen.findByRole('heading', { level: 1, name: '__TITLE__' })).toBeVisible();
  expect(await screen.findByRole('alert')).toBeVisible();
});
