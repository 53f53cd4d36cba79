import { post, server } from '@kaagazz/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ImportTracking } from './import-tracking.tsx';

const IMPORT = '/api/desk/orders/courier-file/shipped';
const LINE = { line: 2, id: 'KGZ-1', courier: 'Delhivery', tracking: 'D1', result: 'ship', message: '' };

it('previews the result for each line before tracking numbers are imported', async () => {
  const wrong = { ...LINE, line: 3, id: 'KGZ-2', result: 'error', message: 'There is no such order.' };
  const unpacked = { ...LINE, line: 4, id: 'KGZ-3', message: 'Will be marked as packed and shipped' };
  server.use(post(IMPORT, { success: true, lines: [LINE, wrong, unpacked] }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportTracking />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const dryRuns = () => server.sentTo(IMPORT).map(({ query }) => query.get('dryRun'));

  await user.click(screen.getByRole('button', { name: 'Import tracking numbers' }));
  await user.upload(screen.getByLabelText('CSV file'), new File(['x'], 'courier.csv', { type: 'text/csv' }));

  expect(await screen.findByText('Will be marked as shipped')).toBeVisible();
  expect(screen.getByText('There is no such order.')).toBeVisible();
  expect(screen.getByText('Will be marked as packed and shipped')).toBeVisible();
  expect(dryRuns()).toEqual(['true']);

  await user.click(screen.getByRole('button', { name: 'Apply 2 changes' }));

  await waitFor(() => expect(dryRuns()).toEqual(['true', 'false']));
});
