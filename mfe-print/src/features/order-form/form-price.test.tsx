import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { get, never, offline, server } from '@kaagazz/testing';
import { screen, waitFor, within } from '@testing-library/react';

import {
  change,
  chooseIn,
  fillIn,
  findForm,
  findPrice,
  inputOf,
  openForm,
  press,
} from '../../../test-support/order-form.tsx';
import { acceptLines, acceptUploads, pdf, printFile, servePrices } from '../../../test-support/print-orders.ts';

const { marriage, printbook } = PRINT_SERVICES;
const CUSTOM_PRINT = PRINT_SERVICES['custom-print'];

const BOOK_PRICES = [
  { options: { coverType: 'Hardcover' }, per: 'piece' as const, from: 1, price: 500 },
  { options: { coverType: 'Softcover' }, per: 'piece' as const, from: 1, price: 300 },
  { options: {}, per: 'page' as const, from: 1, price: 2.5 },
];
const PRINT_PRICES = [
  { options: { printType: 'Poster', size: 'A3' }, per: 'piece' as const, from: 1, price: 190 },
  { options: { printType: 'Poster', size: 'A4' }, per: 'piece' as const, from: 1, price: 120 },
  { options: { printType: 'Mug', size: '' }, per: 'piece' as const, from: 1, price: 299 },
];

beforeEach(() => {
  sessionStorage.clear();
  servePrices();
  acceptUploads();
  acceptLines();
});

const findQuantity = () => screen.findByRole('textbox', { name: 'Quantity' });

describe('the quantity', () => {
  it('updates the total when the quantity changes', async () => {
    const { user } = openForm(marriage);
    await findForm(marriage);
    const box = await findPrice();
    expect(await box.findByText('Rs. 2,100')).toBeVisible();
    expect(box.getByText('50 cards at Rs. 42 each')).toBeVisible();
    expect(screen.getByText('50 more and each costs Rs. 4 less')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Take 100' }));

    expect(await box.findByText('Rs. 3,800')).toBeVisible();
    expect(await findQuantity()).toHaveValue('100');
    expect(screen.queryByText(/more and each costs/)).not.toBeInTheDocument();
  });

  it('the quantity can be changed with the keyboard', async () => {
    const { user } = openForm(marriage);
    await findForm(marriage);
    const box = await findPrice();
    (await screen.findByRole('button', { name: 'Increase quantity' })).focus();

    await user.keyboard('{Enter}{Enter}');

    expect(await findQuantity()).toHaveValue('52');
    expect(await box.findByText('52 cards at Rs. 42 each')).toBeVisible();
  });

  it('never lets the quantity fall below the minimum', async () => {
    const { user } = openForm(marriage);
    const quantity = await findQuantity();
    await user.clear(quantity);
    await user.type(quantity, '10');

    await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));

    expect(quantity).toHaveValue('10');
    expect(screen.getByRole('button', { name: 'Decrease quantity' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows an error for a quantity below the minimum', async () => {
    servePrices([{ options: {}, per: 'piece', from: 10, price: 42 }]);
    const { user } = openForm(marriage);
    const quantity = await findQuantity();

    await user.clear(quantity);
    await user.type(quantity, '4');

    expect(await screen.findByText('10 cards at Rs. 42 each')).toBeVisible();
    await waitFor(() => expect(quantity).toHaveAccessibleDescription(/Please order minimum 10 cards\./));
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  });
});

describe('the form of a visitor', () => {
  it('updates the price when a visitor changes the page count or the cover', async () => {
    servePrices(BOOK_PRICES);
    const { user } = openForm(printbook, { user: null });
    await findForm(printbook);
    const box = await findPrice();
    expect(await box.findByText('Rs. 500')).toBeVisible();
    expect(box.getByText(/^per book, plus Rs\. 2\.50 per page\./)).toBeVisible();

    change(inputOf({ label: 'Pages' }), '24');
    expect(await box.findByText('Rs. 560')).toBeVisible();
    await chooseIn(user, 'Cover', 'Softcover');

    expect(await box.findByText('Rs. 360')).toBeVisible();
  });
});

describe('the page count of an uploaded PDF', () => {
  it('prices an uploaded PDF by its page count', async () => {
    servePrices(BOOK_PRICES);
    acceptUploads(printFile({ pages: 24 }));
    const { user } = openForm(printbook);
    await fillIn(printbook, user);

    const pages = screen.getByRole('spinbutton', { name: 'Pages' });
    expect(pages).toHaveValue(24);
    expect(pages).toHaveAttribute('readonly');
    expect(pages).toHaveAccessibleDescription('Counted in your PDF.');
    expect(await (await findPrice()).findByText('Rs. 560')).toBeVisible();
  });

  it('fills in the page count that the server found in the file', async () => {
    acceptUploads(printFile({ pages: 30 }));
    const { user } = openForm(printbook);
    await findForm(printbook);

    await user.upload(screen.getByLabelText('Your file'), pdf(24));

    await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Pages' })).toHaveValue(30));
  });

  it('lets the shopper type the page count if the server can’t determine it', async () => {
    acceptUploads(printFile({ type: 'docx', pages: null }));
    const { user } = openForm(printbook);
    await findForm(printbook);

    await user.upload(screen.getByLabelText('Your file'), new File(['PK\x03\x04'], 'book.docx'));

    await screen.findByRole('button', { name: 'Remove file' });
    expect(screen.getByRole('spinbutton', { name: 'Pages' })).not.toHaveAttribute('readonly');
  });
});

describe('a free-text size', () => {
  it('clicking a size with a fixed price fills in the size field', async () => {
    servePrices(PRINT_PRICES);
    const { user } = openForm(CUSTOM_PRINT);
    const sizes = within(await screen.findByRole('group', { name: 'Size with a price' }));
    expect(sizes.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['A3', 'A4']);
    expect(screen.getByText('Fill in the size to see whether it has a fixed price.')).toBeVisible();

    await user.click(sizes.getByRole('button', { name: 'A4' }));

    expect(await screen.findByText('Rs. 120')).toBeVisible();
    expect(inputOf({ label: 'Size' })).toHaveValue('A4');
    expect(sizes.getByRole('button', { name: 'A4', pressed: true })).toBeVisible();
  });

  it('ignores case and spaces when looking up the price of a typed size', async () => {
    servePrices(PRINT_PRICES);
    openForm(CUSTOM_PRINT);
    await findForm(CUSTOM_PRINT);

    change(inputOf({ label: 'Size' }), ' a 4 ');

    expect(await screen.findByText('Rs. 120')).toBeVisible();
    expect(screen.getByRole('button', { name: 'A4', pressed: true })).toBeVisible();
  });

  it('shows "Price on request" for a size that has no fixed price', async () => {
    servePrices(PRINT_PRICES);
    openForm(CUSTOM_PRINT);
    await findForm(CUSTOM_PRINT);

    change(inputOf({ label: 'Size' }), '3 x 4 m');

    expect(await screen.findByText('We price this order individually and will email you a quote.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Ask for a price' })).toBeVisible();
  });

  it('hides the size choice for products that have only one price', async () => {
    servePrices(PRINT_PRICES);
    const { user } = openForm(CUSTOM_PRINT);
    await screen.findByRole('group', { name: 'Size with a price' });

    await chooseIn(user, 'Print type', 'Mug');

    expect(await screen.findByText('Rs. 299')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Size with a price' })).not.toBeInTheDocument();
  });
});

describe('the price table', () => {
  it('shows a placeholder while the prices are loading', async () => {
    server.use(get('/api/print/prices/:service', never()));
    openForm(marriage);
    await findForm(marriage);

    expect((await findPrice()).getByRole('status')).toHaveTextContent('');
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  });

  it('accepts an order even if the prices can’t be loaded', async () => {
    server.use(get('/api/print/prices/:service', offline()));
    const { user, address } = openForm(marriage);
    await fillIn(marriage, user);
    expect(await screen.findByText(/^We can’t load our prices right now/)).toBeVisible();

    await press(user);

    await waitFor(() => expect(address()).toBe('/cart'));
  });

  it('loads the prices again on retry', async () => {
    server.use(get('/api/print/prices/:service', offline()));
    const { user } = openForm(marriage);
    await findForm(marriage);
    const box = await findPrice();
    const retry = await box.findByRole('button', { name: 'Try again' });
    servePrices();

    await user.click(retry);

    expect(await box.findByText('Rs. 2,100')).toBeVisible();
  });
});

it('shows a message instead of the submit button while the service is paused', async () => {
  const paused = 'Our press is being repaired.';
  server.use(get('/api/print/prices/:service', { success: true, service: 'marriage', rows: [], paused }));
  openForm(marriage);
  await findForm(marriage);

  const box = await findPrice();

  expect(await box.findByText(paused)).toBeVisible();
  expect(box.queryByRole('button')).not.toBeInTheDocument();
});
