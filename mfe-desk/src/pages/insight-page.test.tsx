import { get, problem, server } from '@kaagazz/testing';
import { permissionsOf } from '@kaagazz/domain/desk';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { DeskApp } from '../desk-app.tsx';

const ACCOUNTANT = { id: 'a1', name: 'Ravi', email: 'ravi@example.com', role: 'accountant' };

it('exports all 51 sold products as CSV although the table shows only 50', async () => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  const sold = Array.from({ length: 51 }, (_, at) => ({
    id: `pen-${at}`,
    title: `Pen ${at}`,
    pieces: 99 - at,
    amount: 50,
  }));
  server.use(
    get('/api/desk/session', { success: true, data: { ...ACCOUNTANT, permissions: permissionsOf('accountant') } }),
    get('/api/desk/today', problem(500, 'INTERNAL', 'Today is not part of this test.')),
    get('/api/desk/insight', {
      success: true,
      data: { days: [{ day: '2026-11-25', visits: 3, orders: 1 }], checkouts: 1, bestSellers: sold, emptySearches: [] },
    }),
  );
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  render(
    <MemoryRouter initialEntries={['/insight?days=365']}>
      <DeskApp />
    </MemoryRouter>,
  );

  const table = await screen.findByRole('table', { name: 'Sales by product' });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Export CSV' }));

  expect(within(table).getAllByRole('row')).toHaveLength(51);
  expect(saved.mock.contexts).toMatchObject([{ download: 'sales-by-product.csv' }]);
  expect(files[0]?.size).toBeGreaterThan(51 * 'Pen 1,pen-1,99,50'.length);
  saved.mockRestore();
});
