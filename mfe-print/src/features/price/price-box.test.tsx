import { PRINT_SERVICES } from '@kaagazz/domain/print';
import type { PrintPriceRow, PrintService } from '@kaagazz/domain/print';
import { get, never, offline, reply, renderPage, server } from '@kaagazz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';

import { findPrice } from '../../../test-support/order-form.tsx';
import { servePrices } from '../../../test-support/print-orders.ts';
import { printApi } from '../../api.ts';
import { PriceBox, usePrice } from './index.ts';
import { PriceBreaks } from './price-breaks.tsx';

const { marriage, printbook } = PRINT_SERVICES;
const CUSTOM_PRINT = PRINT_SERVICES['custom-print'];
const row = (price: number, from = 1, options: Record<string, string> = {}, per: PrintPriceRow['per'] = 'piece') => ({
  options,
  per,
  from,
  price,
});

interface TestPriceProps {
  service?: PrintService;
  fields?: Record<string, string>;
  initialQuantity?: number;
  pages?: number | null;
}

function TestPrice({ service = marriage, fields = {}, initialQuantity = 50, pages = null }: TestPriceProps) {
  const [quantity, setQuantity] = useState(initialQuantity);
  const price = usePrice(service, { fields, quantity, pages });
  return (
    <>
      <PriceBreaks service={service} price={price} quantity={quantity} onQuantity={setQuantity} />
      <PriceBox service={service} price={price} quantity={quantity} isBar={false} action={<button>Order</button>} />
    </>
  );
}

const open = (props: TestPriceProps = {}) => renderPage(<TestPrice {...props} />, { api: printApi });
const findText = async (text: string | RegExp) => (await findPrice()).findByText(text);

describe('the price box', () => {
  it.each([
    ['one piece', { initialQuantity: 1 }, 'Rs. 42', '1 card at Rs. 42 each'],
    ['several pieces', { initialQuantity: 50 }, 'Rs. 2,100', '50 cards at Rs. 42 each'],
    ['a lakh of rupees', { initialQuantity: 12_000 }, 'Rs. 4,56,000', '12,000 cards at Rs. 38 each'],
  ])('shows the total and the unit price of %s', async (_name, props, total, unit) => {
    servePrices();
    open(props);

    expect(await findText(total)).toBeVisible();
    expect(await findText(unit)).toBeVisible();
  });

  it('shows paise if a price is not a whole number of rupees', async () => {
    servePrices([row(1.5)]);
    open({ initialQuantity: 3 });

    expect(await findText('Rs. 4.50')).toBeVisible();
    expect(await findText('3 cards at Rs. 1.50 each')).toBeVisible();
  });

  it('announces a new price to screen readers', async () => {
    servePrices();
    open();

    expect((await findPrice()).getByRole('status')).toContainElement(await findText('Rs. 2,100'));
  });

  it('states that taxes are included and delivery is extra', async () => {
    servePrices();
    open();

    expect(
      await findText('Includes all taxes. Delivery is added at checkout and free above Rs. 2,500.'),
    ).toBeInTheDocument();
  });

  it('shows the submit button even if the prices can’t be loaded', async () => {
    server.use(get('/api/print/prices/:service', offline()));
    open();

    await findText(/^We can’t load our prices right now/);
    expect((await findPrice()).getByRole('button', { name: 'Order' })).toBeVisible();
  });
});

describe('a price per page', () => {
  const BOOK = [row(300), row(2.5, 1, {}, 'page')];

  it('shows the base price and the price per page until the page count is known', async () => {
    servePrices(BOOK);
    open({ service: printbook, initialQuantity: 1 });

    expect(await findText('Rs. 300')).toBeVisible();
    expect(await findText('per book, plus Rs. 2.50 per page. Add the pages to see the total.')).toBeVisible();
  });

  it('shows only the price per page if there is no price per book', async () => {
    servePrices([row(2.5, 1, {}, 'page')]);
    open({ service: printbook, initialQuantity: 1 });

    expect(await findText('Rs. 2.50')).toBeVisible();
    expect(await findText('per page of each book. Add the pages to see the total.')).toBeVisible();
  });

  it('shows the total for two 20-page books', async () => {
    servePrices(BOOK);
    open({ service: printbook, initialQuantity: 2, pages: 20 });

    expect(await findText('Rs. 700')).toBeVisible();
    expect(await findText('2 books at Rs. 350 each')).toBeVisible();
  });
});

describe('a price on request', () => {
  const SIZES = [row(120, 1, { size: 'A4' }), row(190, 1, { size: 'A3' })];

  it('asks for the size if the price depends on the size', async () => {
    servePrices(SIZES);
    open({ service: CUSTOM_PRINT, fields: { size: '' } });

    expect(await findText('Fill in the size to see whether it has a fixed price.')).toBeVisible();
  });

  it('shows "Price on request" for a size that has no price in the table', async () => {
    servePrices(SIZES);
    open({ service: CUSTOM_PRINT, fields: { size: '3 x 4 m' } });

    expect(await findText('We price this order individually and will email you a quote.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Price by quantity' })).not.toBeInTheDocument();
  });

  it('shows "Price on request" for an empty price table', async () => {
    servePrices([]);
    open();

    expect(await findText('Price on request')).toBeVisible();
  });
});

describe('a failed request', () => {
  it('loads the price on retry after a failed request', async () => {
    server.use(get('/api/print/prices/:service', reply(503, { success: false, code: 'BUSY', message: 'Busy.' })));
    const { user } = open();
    const retry = await (await findPrice()).findByRole('button', { name: 'Try again' });
    servePrices();

    await user.click(retry);

    expect(await findText('Rs. 2,100')).toBeVisible();
  });
});

function Switch() {
  const [service, setService] = useState<PrintService>(marriage);
  return (
    <>
      <button onClick={() => setService(PRINT_SERVICES.birthday)}>Birthday</button>
      <TestPrice service={service} />
    </>
  );
}

it('hides the previous service’s prices while the next service’s prices load', async () => {
  server.use(
    get('/api/print/prices/marriage', { success: true, service: 'marriage', rows: [row(42)] }),
    get('/api/print/prices/birthday', never()),
  );
  const { user } = renderPage(<Switch />, { api: printApi });
  expect(await findText('Rs. 2,100')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Birthday' }));

  await waitFor(() => expect(screen.queryByText('Rs. 2,100')).not.toBeInTheDocument());
});

it('after a switch to another service, a late response does not change the price', async () => {
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  server.use(
    get('/api/print/prices/marriage', () =>
      held.then(() => ({ success: true, service: 'marriage', rows: [row(999)] })),
    ),
    get('/api/print/prices/birthday', { success: true, service: 'birthday', rows: [row(42)] }),
  );
  const { user } = renderPage(<Switch />, { api: printApi });
  await waitFor(() => expect(server.sentTo('/api/print/prices/marriage')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Birthday' }));
  expect(await findText('Rs. 2,100')).toBeVisible();

  respond();
  await held;

  expect(await findText('Rs. 2,100')).toBeVisible();
  expect(screen.queryByText(/999/)).not.toBeInTheDocument();
});

describe('price breaks', () => {
  const BREAKS = [row(48, 10), row(38, 50), row(34, 100)];
  const findBreaks = async () => within(await screen.findByRole('list', { name: 'Price by quantity' }));

  it('lists every quantity at which the price changes', async () => {
    servePrices(BREAKS);
    open();

    const breaks = (await findBreaks()).getAllByRole('button').map(({ textContent }) => textContent);
    expect(breaks).toEqual(['10 Rs. 48 each', '50 Rs. 38 each', '100 or more Rs. 34 each']);
  });

  it.each([50, 60, 99])('marks the current price break for %i cards', async (initialQuantity) => {
    servePrices(BREAKS);
    open({ initialQuantity });

    expect((await findBreaks()).getByRole('button', { pressed: true })).toHaveTextContent('50 Rs. 38 each');
  });

  it('sets the quantity when a price break is clicked', async () => {
    servePrices(BREAKS);
    const { user } = open();

    await user.click((await findBreaks()).getByRole('button', { name: /^100 or more/ }));

    expect(await findText('100 cards at Rs. 34 each')).toBeVisible();
  });

  it('lists the price breaks from the service’s minimum quantity upwards', async () => {
    servePrices([row(60), row(48, 5), row(38, 50)]);
    const { user } = open();

    const [first] = (await findBreaks()).getAllByRole('button');
    expect(first).toHaveTextContent('10 Rs. 48 each');
    if (first) await user.click(first);
    expect(await findText('10 cards at Rs. 48 each')).toBeVisible();
  });

  it('shows how many more copies the shopper must order to get a lower unit price', async () => {
    servePrices(BREAKS);
    const { user } = open({ initialQuantity: 60 });
    expect(await screen.findByText('40 more and each costs Rs. 4 less')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Take 100' }));

    expect(await findText('Rs. 3,400')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Take/ })).not.toBeInTheDocument();
  });

  it('hides the list of price breaks if there is only one price', async () => {
    servePrices([row(42)]);
    open();

    await findText('Rs. 2,100');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
