import { get, offline, post, server } from '@kaagazz/testing';
import { permissionsOf } from '@kaagazz/domain/desk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { PersonProvider } from '../../session/session.tsx';
import { GridButton } from './grid-button.tsx';

const EDITOR = {
  id: 'person-1',
  name: 'Banu Editor',
  email: 'banu@example.com',
  role: 'editor' as const,
  permissions: permissionsOf('editor'),
  idleUntil: '2026-11-25T12:00:00.000Z',
  steppedUpUntil: null,
};
const STOCK = '/api/desk/products/stock';

async function openDialog(stock: Record<string, number>) {
  server.use(
    ...Object.keys(stock).map((id) =>
      get(`/api/desk/products/${id}`, () => ({
        success: true,
        data: { id, title: `Handmade ${id}`, version: 3, originalPrice: 350, stock: stock[id] },
      })),
    ),
    post(STOCK, () => {
      const result = { success: true, done: new Array<string>(), failed: new Array<object>() };
      const { rows } = counts().at(-1) ?? { rows: [] };
      for (const { id, expected, counted } of rows) {
        if (stock[id] === expected) {
          stock[id] = counted;
          result.done.push(id);
        } else result.failed.push({ id, message: `The stock is now ${stock[id]}. Please count again.` });
      }
      return result;
    }),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PersonProvider value={EDITOR}>
        <GridButton />
      </PersonProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Prices and stock' }));
  return user;
}

function counts() {
  return server.sentTo(STOCK).map(({ body }) => body as { rows: { id: string; expected: number; counted: number }[] });
}

async function pasteRows(user: Awaited<ReturnType<typeof openDialog>>, text: string) {
  await user.click(screen.getByRole('textbox', { name: /Rows/ }));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Show differences' }));
}

async function rowsOf(label: string) {
  const [, ...rows] = within(await screen.findByRole('table', { name: label })).getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
}

beforeEach(() => sessionStorage.clear());

it('shows the differences from the current stock before saving a stock count', async () => {
  const stock = { pen: 10, lamp: 4 };
  const user = await openDialog(stock);

  await pasteRows(user, 'pen\t12\nlamp\t1');
  expect(await rowsOf('Differences')).toEqual([
    ['Handmade pen', '10', '12', '+2'],
    ['Handmade lamp', '4', '1', '-3'],
  ]);
  expect(stock).toEqual({ pen: 10, lamp: 4 });
  await user.click(screen.getByRole('button', { name: 'Apply' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stock).toEqual({ pen: 12, lamp: 1 });
});

it('pasted stock counts don’t overwrite stock that has changed in the meantime', async () => {
  const stock = { pen: 10, lamp: 4 };
  const user = await openDialog(stock);
  await pasteRows(user, 'pen\t12\nlamp\t1');
  await rowsOf('Differences');
  stock.pen = 8;

  await user.click(screen.getByRole('button', { name: 'Apply' }));

  expect(await screen.findByText(/^The stock of 1 product has changed/)).toBeVisible();
  expect(await rowsOf('Changed stock')).toEqual([['Handmade pen', '10 → 8', '12', '10']]);
  expect(stock).toEqual({ pen: 8, lamp: 1 });
});

it.each([
  ['adds the difference of the count to the new stock', ['Apply the difference'], 10],
  ['saves the count after a comparison with the new stock', ['Compare with the new stock', 'Apply'], 12],
])('after a conflict, the dialog %s', async (_what, buttons, after) => {
  const stock = { pen: 8 };
  const user = await openDialog(stock);
  await pasteRows(user, 'pen\t12\t10');
  expect(await rowsOf('Changed stock')).toEqual([['Handmade pen', '10 → 8', '12', '10']]);

  for (const name of buttons) await user.click(await screen.findByRole('button', { name }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stock).toEqual({ pen: after });
});

it('rejects a stock difference that would reduce the stock below 0', async () => {
  const user = await openDialog({ pen: 1 });

  await pasteRows(user, 'pen\t2\t10');

  expect(await screen.findByRole('button', { name: 'Apply the difference' })).toBeDisabled();
});

it('shows an error for an unknown product id without clearing the pasted rows', async () => {
  server.use(
    get('/api/desk/products/pin', { success: false, code: 'PRODUCT_NOT_FOUND', message: 'There is no such product.' }),
  );
  const user = await openDialog({ pen: 10 });

  await pasteRows(user, 'pen\t12\npin\t3');

  expect(await screen.findByText('There is no product pin.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Rows/ })).toHaveValue('pen\t12\npin\t3');
});

it('keeps the pasted rows if the dialog is closed after a failed save', async () => {
  const user = await openDialog({ pen: 10 });
  server.use(post(STOCK, offline()));
  await pasteRows(user, 'pen\t12');

  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByText(/^No connection/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Prices and stock' }));

  expect(screen.getByRole('textbox', { name: /Rows/ })).toHaveValue('pen\t12');
});

it('sends the product’s version with a pasted price so that the api can detect conflicts', async () => {
  const user = await openDialog({ pen: 10 });
  server.use(post('/api/desk/products/prices', { success: true, done: ['pen'], failed: [] }));
  await user.selectOptions(screen.getByRole('combobox', { name: /The numbers are/ }), 'Prices in rupees');
  await pasteRows(user, 'pen\t399.5');

  expect(await rowsOf('Differences')).toEqual([['Handmade pen', '350', '399.5']]);
  await user.click(screen.getByRole('button', { name: 'Apply' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sentTo('/api/desk/products/prices').map(({ body }) => body)).toEqual([
    { rows: [{ id: 'pen', version: 3, originalPrice: 399.5 }] },
  ]);
});

it('doesn’t overwrite a price that somebody else has changed', async () => {
  const user = await openDialog({ pen: 10 });
  server.use(
    post('/api/desk/products/prices', () => {
      const data = { id: 'pen', title: 'Handmade pen', version: 4, originalPrice: 300, stock: 10 };
      server.use(get('/api/desk/products/pen', { success: true, data }));
      return { success: true, done: [], failed: [{ id: 'pen', message: 'Somebody else has changed this product.' }] };
    }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: /The numbers are/ }), 'Prices in rupees');
  await pasteRows(user, 'pen\t399');

  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await rowsOf('Changed price')).toEqual([['Handmade pen', '350 → 300', '399']]);
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Compare with the new price' }));

  expect(await rowsOf('Differences')).toEqual([['Handmade pen', '300', '399']]);
});
