import type { PrintServiceId } from '@kaagazz/domain/print';
import { get, never, offline, renderPage, server } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { servePrices } from '../../../test-support/print-orders.ts';
import { printApi } from '../../api.ts';
import { StartingPrice, StartingPriceInList } from './index.ts';

const openOne = (service: PrintServiceId = 'marriage') =>
  renderPage(<StartingPrice service={service} />, { api: printApi });
const openList = (service: PrintServiceId = 'marriage') =>
  renderPage(<StartingPriceInList service={service} />, { api: printApi });

describe('the starting price of one service', () => {
  it('the starting price is the unit price for the default quantity', async () => {
    servePrices();
    openOne();

    expect(await screen.findByText('from Rs. 42 each for 50')).toBeVisible();
  });

  it('the starting price says "plus extra pages" if the service charges per page', async () => {
    servePrices([
      { options: {}, per: 'piece', from: 1, price: 1 },
      { options: {}, per: 'page', from: 1, price: 0.5 },
    ]);
    openOne('quick-print');

    expect(await screen.findByText('from Rs. 1.50 a copy for 50, plus extra pages')).toBeVisible();
  });

  it('shows "on request" for an empty price table', async () => {
    servePrices([]);
    openOne();

    expect(await screen.findByText('on request')).toBeVisible();
  });

  it.each([
    ['loads', never()],
    ['cannot be loaded', offline()],
  ])('says that the price is shown later while the table %s', async (_what, response) => {
    server.use(get('/api/print/prices/:service', response));
    openOne();

    expect(await screen.findByText('shown as you choose')).toBeVisible();
  });
});

describe('the starting price in a list', () => {
  it.each([
    [38, 'from Rs. 38 each for 50'],
    [1.5, 'from Rs. 1.50 each for 50'],
    [null, 'on request'],
    [undefined, 'shown as you choose'],
  ])('shows a starting price of %s rupees as "%s"', async (rupees, text) => {
    server.use(get('/api/print/prices', { success: true, from: { marriage: rupees } }));
    openList();

    expect(await screen.findByText(text)).toBeVisible();
  });

  it('the starting price doesn’t mention a quantity if the default quantity is 1', async () => {
    server.use(get('/api/print/prices', { success: true, from: { certificates: 60 } }));
    openList('certificates');

    expect(await screen.findByText('from Rs. 60 each')).toBeVisible();
  });
});
