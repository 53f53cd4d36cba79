import { renderPage } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { shopApi } from '../../api.ts';
import { ReviewForm } from './review-form.tsx';

jest.mock('@kaagazz/contract', () => ({
  ...jest.requireActual<object>('@kaagazz/contract'),
  useHydrated: () => false,
}));

it('disables the review form until hydration', () => {
  renderPage(<ReviewForm productId="pen" token="secret" />, { at: '/products/pen', api: shopApi });

  expect(screen.getByRole('button', { name: 'Send review' })).toBeDisabled();
});
