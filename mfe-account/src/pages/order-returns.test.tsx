import type { MyReturns } from '@kaagazz/api-schema';
import { SHOPPER, get, post, problem, renderPage, reply, server } from '@kaagazz/testing';
import { screen, within } from '@testing-library/react';

import { accountApi } from '../api.ts';
import { anOrder } from '../features/orders/order/order.fixture.ts';
import { MyOrdersPage } from './my-orders-page.tsx';

const CALL = '/api/auth/my-order/KGZ-2026-000123/returns';
const LINES = [
  { position: 0, title: 'Marigold Notebook A5', quantity: 2, onlyIfFaulty: false },
  { position: 1, title: 'Business cards', quantity: 100, onlyIfFaulty: true },
];

async function openReturns(more: Partial<MyReturns> = {}) {
  const data = { until: '2026-01-20T10:00:00.000Z', lines: LINES, returns: [], ...more };
  server.use(
    get('/api/auth/my-order', { success: true, orders: [anOrder({ status: 'delivered' })] }),
    get(CALL, { success: true, data }),
    post(CALL, { success: true, data }),
  );
  const at = '/my-orders?order=KGZ-2026-000123';
  const { user } = renderPage(<MyOrdersPage />, { at, path: '/my-orders', user: SHOPPER, api: accountApi });
  return { user, section: within(await screen.findByRole('region', { name: 'Returns' })) };
}

it('a shopper can ask to return some items of a delivered order', async () => {
  const { user, section } = await openReturns();
  await user.click(section.getByRole('button', { name: 'Return something' }));
  await user.selectOptions(section.getByRole('combobox'), 'I changed my mind');
  const pieces = section.getByRole('spinbutton', { name: 'Marigold Notebook A5' });
  await user.clear(pieces);
  await user.type(pieces, '1');

  await user.click(section.getByRole('button', { name: 'Ask for the return' }));

  expect(await section.findByRole('button', { name: 'Return something' })).toBeVisible();
  expect(server.sentTo(CALL).find(({ method }) => method === 'POST')?.body).toMatchObject({
    reason: 'unwanted',
    lines: [{ position: 0, quantity: 1 }],
  });
});

const PHOTOGRAPH = { id: 'a'.repeat(32), image: 'data:image/webp;base64,AAAA', width: 30, height: 20 };

it('a rejected photograph does not clear the rest of the return form', async () => {
  const { user, section } = await openReturns();
  const rejected = 'This photograph is damaged or incomplete. Please choose another one.';
  let uploads = 0;
  server.use(
    post(`${CALL}/photographs`, () => {
      uploads += 1;
      if (uploads > 1) return problem(422, 'FILE_UNREADABLE', rejected);
      return reply(201, { success: true, photograph: PHOTOGRAPH });
    }),
  );
  await user.click(section.getByRole('button', { name: 'Return something' }));
  await user.type(section.getByRole('textbox', { name: 'What is wrong with it?' }), 'Torn.');
  await user.type(section.getByRole('spinbutton', { name: 'Marigold Notebook A5' }), '1');
  const torn = new File(['torn'], 'torn.jpg', { type: 'image/jpeg' });

  await user.upload(section.getByLabelText('Photographs (optional)'), [torn, torn]);

  expect(await section.findByText(`torn.jpg: ${rejected}`)).toBeVisible();
  expect(section.getByRole('img', { name: 'Photograph 1' })).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Ask for the return' }));
  expect(await section.findByRole('button', { name: 'Return something' })).toBeVisible();
  expect(server.sentTo(CALL).find(({ method }) => method === 'POST')?.body).toMatchObject({
    text: 'Torn.',
    photographs: [PHOTOGRAPH.id],
  });
});

it('the return form hides printed items if the reason is "I changed my mind"', async () => {
  const { user, section } = await openReturns();
  await user.click(section.getByRole('button', { name: 'Return something' }));
  expect(section.getByRole('spinbutton', { name: 'Business cards' })).toBeVisible();

  await user.selectOptions(section.getByRole('combobox'), 'I changed my mind');

  expect(section.queryByRole('spinbutton', { name: 'Business cards' })).toBeNull();
});

it('the return form rejects more items than were bought', async () => {
  const { user, section } = await openReturns();
  await user.click(section.getByRole('button', { name: 'Return something' }));
  await user.type(section.getByRole('spinbutton', { name: 'Marigold Notebook A5' }), '3');

  await user.click(section.getByRole('button', { name: 'Ask for the return' }));

  expect(section.getByText('Enter a number from 0 to 2.')).toBeVisible();
  expect(server.sentTo(CALL).filter(({ method }) => method === 'POST')).toEqual([]);
});

it('an order shows the reason why a return was declined', async () => {
  const lines = [{ title: 'Marigold Notebook A5', quantity: 1 }];
  const base = { lines, note: '', createdAt: '2026-01-10T10:00:00.000Z' };
  const { section } = await openReturns({
    returns: [
      { ...base, id: 'r1', state: 'requested', photographs: [PHOTOGRAPH] },
      { ...base, id: 'r2', state: 'declined', note: 'It has been used.' },
    ],
  });

  expect(section.getByText(/return requested/)).toBeVisible();
  expect(section.getByRole('img', { name: 'Your photograph 1' })).toHaveAttribute('src', PHOTOGRAPH.image);
  expect(section.getByText(/It has been used\./)).toBeVisible();
});
