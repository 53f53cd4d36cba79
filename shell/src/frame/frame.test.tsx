import { renderPage } from '@kaagazz/testing';
import { act, screen } from '@testing-library/react';

import { Frame } from './frame.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { SectionUnavailable } from './section-unavailable.tsx';

it('the first Tab press focuses the “Skip to content” link', async () => {
  const { user } = renderPage(
    <Frame menu={{}} year={2026}>
      <h1>Products</h1>
    </Frame>,
  );

  await user.tab();

  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

it('every page shows the site notice', () => {
  const frame = (
    <Frame menu={{}} year={2026}>
      <h1>Products</h1>
    </Frame>
  );
  const { unmount } = renderPage(frame, { settings: { notice: 'We are closed for Diwali until 12 November.' } });
  expect(screen.getByRole('complementary', { name: 'Notice' })).toHaveTextContent('closed for Diwali');
  unmount();

  renderPage(frame);

  expect(screen.queryByRole('complementary', { name: 'Notice' })).not.toBeInTheDocument();
});

it('the not-found page links to the home page', () => {
  const { host } = renderPage(<NotFoundPage />, { at: '/nowhere' });

  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(host.head).toMatchObject({ canonical: '/nowhere', noIndex: true });
});

it('the “Try again” button reloads an unavailable section', async () => {
  const retry = jest.fn();
  const { user } = renderPage(<SectionUnavailable onRetry={retry} />, { at: '/products' });

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(screen.getByRole('alert')).toHaveTextContent('This page is not available right now');
  expect(retry).toHaveBeenCalledTimes(1);
});

it('an unavailable section is reloaded when the browser is online again', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const retry = jest.fn();
  const { user } = renderPage(<SectionUnavailable onRetry={retry} />, { at: '/products' });

  expect(screen.getByRole('alert')).toHaveTextContent('You are offline. Your cart is safe');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).not.toHaveBeenCalled();

  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(1);
});
