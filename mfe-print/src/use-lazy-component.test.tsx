import { renderPage } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { printApi } from './api.ts';
import { lazyComponent } from './use-lazy-component.ts';

it('shows a retry button if a component’s code fails to load', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue(() => <p>Guest list</p>);
  const Part = lazyComponent(load, 'The guest list');
  const { user } = renderPage(<Part />, { api: printApi });

  expect(await screen.findByText('The guest list could not be loaded. Please check your connection.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Guest list')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
