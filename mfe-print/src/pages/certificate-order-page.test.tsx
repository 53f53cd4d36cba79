import { SHOPPER, renderRemote } from '@kaagazz/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { change, inputOf } from '../../test-support/order-form.tsx';
import { servePrices } from '../../test-support/print-orders.ts';
import face from '../public/routes.tsx';

beforeEach(() => {
  sessionStorage.clear();
  servePrices();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const findPreview = () => screen.findByRole('img', { name: /^Preview of your certificate/ });

async function openWithNames(names = 'Nandini Rao\nKabir Mehta') {
  const page = renderRemote(face, { at: '/certificates', user: SHOPPER });
  await page.user.click(await screen.findByRole('button', { name: 'Add the names' }));
  change(screen.getByRole('textbox', { name: 'Names' }), names);
  return page;
}

it('the certificates page has a title, a canonical URL and breadcrumbs', async () => {
  const { host } = renderRemote(face, { at: '/CERTIFICATES' });

  expect(await screen.findByRole('heading', { level: 1, name: 'Customize Your Certificate' })).toBeVisible();
  await waitFor(() =>
    expect(host.head).toMatchObject({ title: 'Customize Your Certificate', canonical: '/certificates' }),
  );
  const breadcrumbs = within(screen.getByRole('navigation', { name: /breadcrumb/i }));
  expect(breadcrumbs.getByText('Certificates')).toBeVisible();
});

it('shows a sample certificate until names are entered', async () => {
  renderRemote(face, { at: '/certificates', user: SHOPPER });

  expect(await screen.findByRole('img', { name: 'Example of your certificate' })).toBeVisible();
  expect(screen.getByText(/^This is our design with sample text\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share as an image' })).not.toBeInTheDocument();
});

it('the certificate preview shows the first recipient and the typed text', async () => {
  await openWithNames();
  change(await screen.findByRole('textbox', { name: 'Issued by' }), 'Ridge School');
  change(inputOf({ label: 'Date of issue' }), '2027-03-14');

  expect(await within(await findPreview()).findByText('Nandini Rao')).toHaveAttribute('data-field', 'guests');
  expect(await within(await findPreview()).findByText('Ridge School')).toBeInTheDocument();
  expect(within(await findPreview()).getByText(/\/verify$/)).toBeInTheDocument();
  expect(screen.getByText(/Each certificate gets its own number\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'See it on paper' })).not.toBeInTheDocument();
});

it('previews a certificate in the chosen orientation', async () => {
  const { user } = await openWithNames();
  await user.click(screen.getByRole('radio', { name: 'Landscape' }));

  await waitFor(async () => expect(await findPreview()).toHaveAttribute('viewBox', '0 0 297 210'));
});

it('shows the sample picture again after the list of names is cleared', async () => {
  await openWithNames();
  await findPreview();

  change(screen.getByRole('textbox', { name: 'Names' }), '');

  expect(await screen.findByRole('img', { name: 'Example of your certificate' })).toBeVisible();
});
