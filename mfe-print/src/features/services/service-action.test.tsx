import { renderPage } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { PRINT_JOBS } from './print-jobs.ts';
import { ServiceAction } from './service-action.tsx';

it('leads to the page of a service once it takes orders', () => {
  const [books] = PRINT_JOBS;

  renderPage(<ServiceAction service={{ ...books!, opensOnline: true }} />);

  expect(screen.getByRole('link', { name: 'Order print books' })).toHaveAttribute('href', '/printbook');
});
