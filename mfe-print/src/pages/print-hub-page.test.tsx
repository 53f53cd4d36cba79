import { renderPage, renderRemote } from '@kaagazz/testing';
import { screen, within } from '@testing-library/react';

import face from '../public/routes.tsx';
import { PrintHubPage } from './print-hub-page.tsx';

/** The part of the page about one service. */
function service(name: string) {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`${name} is not in a list`);
  return within(item);
}

describe('the Print With Us hub', () => {
  it.each([
    'Marriage',
    'Baby shower',
    'Birthday',
    'Anniversary',
    'Print books',
    'Certificates',
    'Business cards',
    'Quick print',
    'Custom print',
  ])('offers %s by mail, with the subject filled in', (name) => {
    renderPage(<PrintHubPage />, { at: '/KaagazzPrint' });

    const ask = service(name).getByRole('link', { name: /^Ask about / });
    expect(ask).toHaveAttribute('href', expect.stringMatching(/^mailto:.+@.+\?subject=\S+$/));
  });

  it('says for each service who it is for and how few can be ordered', () => {
    renderPage(<PrintHubPage />, { at: '/KaagazzPrint' });

    expect(service('Quick print').getByText('Minimum 50 copies')).toBeVisible();
    expect(service('Marriage').getByText('From 10 cards')).toBeVisible();
    expect(service('Print books').getByText('hardcover, softcover')).toBeVisible();
    expect(service('Business cards').getByText('Studios, shops, consultants, whole teams')).toBeVisible();
  });

  it('says that ordering opens soon, and leads to what works now', () => {
    renderPage(<PrintHubPage />, { at: '/KaagazzPrint' });

    expect(screen.getByRole('heading', { level: 1, name: 'Print With Us' })).toBeVisible();
    expect(screen.getByText(/Ordering online opens soon/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      expect.stringContaining('?subject=Print%20With%20Us'),
    );
    expect(screen.getByRole('link', { name: 'See our paper' })).toHaveAttribute('href', '/products');
  });

  it('links to no page that does not exist yet', () => {
    renderPage(<PrintHubPage />, { at: '/KaagazzPrint' });

    const inside = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/'));
    expect(new Set(inside)).toEqual(new Set(['/products']));
  });

  it.each(['/KaagazzPrint', '/kaagazzprint', '/KAAGAZZPRINT'])('is found at %s', async (at) => {
    const { host } = renderRemote(face, { at });

    expect(await screen.findByRole('heading', { level: 1, name: 'Print With Us' })).toBeVisible();
    expect(host.head).toMatchObject({ title: 'Print With Us', canonical: '/KaagazzPrint' });
  });
});
