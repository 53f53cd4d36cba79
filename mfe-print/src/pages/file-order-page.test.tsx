import { SHOPPER, get, offline, renderRemote, server } from '@kaagazz/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { servePrices } from '../../test-support/print-orders.ts';
import face from '../public/routes.tsx';

const PAGES = [
  ['/printbook', 'Customize Your Print Book', 'Print book'],
  ['/custom-print', 'Customize Your Print', 'Custom print'],
  ['/quick-print', 'Quick Print (Bulk Orders)', 'Quick print'],
] as const;

beforeEach(() => sessionStorage.clear());

describe.each(PAGES)('the page %s', (path, title, breadcrumb) => {
  it('the canonical URL of an uppercase path is in lower case', async () => {
    servePrices();
    const { host } = renderRemote(face, { at: path.toUpperCase() });

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitFor(() => expect(host.head).toMatchObject({ title, canonical: path }));
    expect(host.head?.description.length).toBeGreaterThan(50);
  });

  it('shows breadcrumbs that link to the print hub', async () => {
    servePrices();
    renderRemote(face, { at: path });

    const breadcrumbs = within(await screen.findByRole('navigation', { name: /breadcrumb/i }));
    expect(breadcrumbs.getByRole('link', { name: 'Print With Us' })).toHaveAttribute('href', '/KaagazzPrint');
    expect(breadcrumbs.getByText(breadcrumb)).toBeVisible();
  });

  it('shows the order form to a signed-in shopper', async () => {
    servePrices();
    renderRemote(face, { at: path, user: SHOPPER });

    expect(await screen.findByRole('form', { name: title })).toBeVisible();
  });

  it('shows the order form even if the prices can’t be loaded', async () => {
    server.use(get('/api/print/prices/:service', offline()));
    renderRemote(face, { at: path, user: SHOPPER });

    expect(await screen.findByRole('form', { name: title })).toBeVisible();
    expect(await screen.findByText(/^We can’t load our prices right now/)).toBeVisible();
  });
});
