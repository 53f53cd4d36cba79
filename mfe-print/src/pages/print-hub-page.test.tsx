import type { PrintServiceId } from '@kaagazz/domain/print';
import { get, offline, renderPage, renderRemote, server } from '@kaagazz/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { printApi } from '../api.ts';
import face from '../public/routes.tsx';
import { PrintHubPage } from './print-hub-page.tsx';

const at = { at: '/KaagazzPrint', api: printApi };

function service(name: string) {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`${name} is not in a list`);
  return within(item);
}

function serveStartingPrices(from: Partial<Record<PrintServiceId, number | null>>) {
  server.use(get('/api/print/prices', { success: true, from }));
}

describe('the Print With Us hub', () => {
  it.each([
    ['Marriage', '/marriage'],
    ['Wedding suites', '/suites'],
    ['Baby shower', '/babyshower'],
    ['Birthday', '/birthday'],
    ['Anniversary', '/anniversary'],
    ['Print books', '/printbook'],
    ['Certificates', '/certificates'],
    ['Business cards', '/business-cards'],
    ['Quick print', '/quick-print'],
    ['Custom print', '/custom-print'],
  ])('links to the page of %s', (name, page) => {
    serveStartingPrices({});
    renderPage(<PrintHubPage />, at);

    expect(service(name).getByRole('link', { name })).toHaveAttribute('href', page);
  });

  it.each([
    ['Marriage', 'Min. 10 · 5 working days'],
    ['Print books', 'Printed in 8 working days'],
    ['Quick print', 'Min. 50 · 3 working days'],
  ])('shows a picture of %s and "%s"', (name, facts) => {
    serveStartingPrices({});
    renderPage(<PrintHubPage />, at);

    expect(service(name).getByText(facts)).toBeVisible();
    expect(service(name).getAllByRole('presentation')).toHaveLength(1);
  });

  it('loads all starting prices with a single request', async () => {
    serveStartingPrices({ marriage: 38, 'quick-print': 1.5, certificates: null });

    renderPage(<PrintHubPage />, at);

    expect(await service('Marriage').findByText('from Rs. 38 each for 50')).toBeVisible();
    expect(await service('Quick print').findByText('from Rs. 1.50 a copy for 50, plus extra pages')).toBeVisible();
    expect(await service('Certificates').findByText('on request')).toBeVisible();
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/print/prices']);
  });

  it('lists the print services even if their prices can’t be loaded', async () => {
    server.use(get('/api/print/prices', offline()));

    renderPage(<PrintHubPage />, at);

    expect(await service('Marriage').findByText('shown as you choose')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Business cards' })).toBeVisible();
  });

  it('links to an email address for other print ideas', () => {
    serveStartingPrices({});
    renderPage(<PrintHubPage />, at);

    expect(screen.getByRole('link', { name: 'Tell us your idea' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.+@.+\?subject=\S+$/),
    );
  });

  it.each(['/KaagazzPrint', '/kaagazzprint', '/KAAGAZZPRINT'])('opens the hub at %s', async (address) => {
    serveStartingPrices({});
    const { host } = renderRemote(face, { at: address });

    expect(await screen.findByRole('heading', { level: 1, name: 'Print With Us' })).toBeVisible();
    await waitFor(() => expect(host.head).toMatchObject({ title: 'Print With Us', canonical: '/KaagazzPrint' }));
  });
});
