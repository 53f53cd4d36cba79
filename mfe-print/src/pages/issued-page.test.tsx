import { SHOPPER, get, problem, put, renderPage, server } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { printApi } from '../api.ts';
import { IssuedPage } from './issued-page.tsx';

const SERIAL = 'KZ-7Q4M-X2RT-9A0B';
const issued = (isRevoked: boolean) => ({
  success: true,
  certificates: {
    ...{ title: 'Certificate of Completion', issuer: 'Studio Patta', issuedOn: '2026-03-14' },
    verifyUrl: 'http://localhost/verify',
    list: [{ serial: SERIAL, name: 'Nandini Rao', isRevoked }],
  },
});
const LIST = '/api/print/lines/:id/certificates';
const open = (options = {}) =>
  renderPage(<IssuedPage />, { at: '/issued/print_1', path: '/issued/:id', api: printApi, user: SHOPPER, ...options });

it('lets the customer copy certificate numbers and revoke or restore a certificate', async () => {
  server.use(
    get(LIST, issued(false)),
    put(`${LIST}/:serial`, ({ body }) => {
      const { isRevoked } = body as { isRevoked: boolean };
      server.use(get(LIST, issued(isRevoked)));
      return issued(isRevoked);
    }),
  );
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Copy names and numbers' }));
  expect(await navigator.clipboard.readText()).toBe(`Nandini Rao\t${SERIAL}`);
  expect(screen.getByRole('link', { name: SERIAL })).toHaveAttribute('href', `/verify/${SERIAL}`);
  await user.click(screen.getByRole('button', { name: 'Revoke the certificate of Nandini Rao' }));
  await user.click(await screen.findByRole('button', { name: 'Restore the certificate of Nandini Rao' }));

  expect(await screen.findByRole('button', { name: 'Revoke the certificate of Nandini Rao' })).toBeVisible();
});

it('shows why a certificate can’t be revoked', async () => {
  server.use(get(LIST, issued(false)), put(`${LIST}/:serial`, problem(503, 'UNAVAILABLE', 'Please try again later.')));
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Revoke the certificate of Nandini Rao' }));

  expect(await screen.findByText('Please try again later.')).toBeVisible();
});

it('shows an error for another shopper’s certificates', async () => {
  server.use(get(LIST, problem(404, 'PRINT_LINE_NOT_FOUND', 'There are no such certificates.')));
  open();

  expect(await screen.findByText('There are no such certificates.')).toBeVisible();
});

it('asks visitors to log in', async () => {
  open({ user: null });

  expect(await screen.findByRole('link', { name: 'Login / Signup' })).toBeVisible();
});
