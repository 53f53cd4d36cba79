import { get, problem, renderPage, server } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { printApi } from '../api.ts';
import { VerifyPage } from './verify-page.tsx';

const SERIAL = 'KZ-7Q4M-X2RT-9A0B';
const CERTIFICATE = {
  ...{ serial: SERIAL, name: 'Nandini Rao', title: 'Certificate of Completion' },
  ...{ issuer: 'Studio Patta', issuedOn: '2026-03-14', revokedOn: null },
};

const serve = (certificate: object | null) =>
  server.use(get('/api/certificates/:serial', { success: true, certificate }));
const open = (at = `/verify/${SERIAL}`) =>
  renderPage(<VerifyPage />, { at, path: at.startsWith('/verify/') ? '/verify/:serial' : '/verify', api: printApi });

it('shows who issued a certificate, to whom and when', async () => {
  serve(CERTIFICATE);
  open();

  expect(await screen.findByRole('heading', { name: 'This certificate is valid' })).toBeVisible();
  for (const text of ['Nandini Rao', 'Certificate of Completion', 'Studio Patta', '14 March 2026', SERIAL]) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

it('verifies the certificate number in the query string', async () => {
  serve(CERTIFICATE);
  open(`/verify?serial=${SERIAL.toLowerCase()}`);

  expect(await screen.findByRole('heading', { name: 'This certificate is valid' })).toBeVisible();
});

it('shows the date on which a certificate was revoked', async () => {
  serve({ ...CERTIFICATE, revokedOn: '2026-05-01' });
  open();

  expect(await screen.findByRole('heading', { name: 'This certificate was revoked' })).toBeVisible();
  expect(screen.getByText('Studio Patta revoked it on 1 May 2026.')).toBeVisible();
});

it('shows "not found" for an unknown certificate number', async () => {
  serve(null);
  open();

  expect(await screen.findByText('Certificate not found')).toBeVisible();
});

it('shows an error after too many attempts', async () => {
  server.use(get('/api/certificates/:serial', problem(429, 'TOO_MANY_REQUESTS', 'Please try again in 20 min.')));
  open();

  expect(await screen.findByText('Please try again in 20 min.')).toBeVisible();
});

it('accepts a certificate number in lower case without hyphens', async () => {
  const { user, address } = open('/verify');
  const number = screen.getByRole('textbox', { name: 'Number' });

  await user.type(number, 'kz7q4m');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(screen.getByText('Enter the full certificate number: KZ followed by 12 letters or digits.')).toBeVisible();
  await user.type(number, ' x2rt9aob');
  await user.click(screen.getByRole('button', { name: 'Verify' }));

  expect(address()).toBe(`/verify/${SERIAL}`);
});
