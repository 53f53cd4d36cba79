import { renderPage } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { ButtonLink } from '../actions/button-link.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Spinner } from './spinner.tsx';

it('announces the label of a spinner to screen readers', () => {
  renderPage(<Spinner label="Loading product" />);

  expect(screen.getByRole('status')).toHaveTextContent('Loading product');
});

it('announces an error and offers a retry', async () => {
  const retry = jest.fn();
  const { user } = renderPage(<ErrorState title="Failed to load products." onRetry={retry} />);

  await user.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load products.');
  expect(retry).toHaveBeenCalledTimes(1);
});

it('shows the title and action of an empty state', () => {
  renderPage(
    <EmptyState
      title="No top picks available at the moment."
      action={<ButtonLink to="/x">VIEW COLLECTIONS</ButtonLink>}
    />,
  );

  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('No top picks available at the moment.');
  expect(screen.getByRole('link', { name: 'VIEW COLLECTIONS' })).toHaveAttribute('href', '/x');
});

it('marks the last breadcrumb as the current page', () => {
  renderPage(<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Paper' }]} />);

  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Paper')).toHaveAttribute('aria-current', 'page');
});
