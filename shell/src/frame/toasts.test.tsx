import { useToast } from '@kaagazz/contract';
import type { ToastMessage } from '@kaagazz/contract';
import { Button } from '@kaagazz/design-system';
import { renderPage } from '@kaagazz/testing';
import { act, fireEvent, screen } from '@testing-library/react';

import { ToastRegion } from './toasts.tsx';

function ToastButton({ message }: { message: ToastMessage }) {
  const toast = useToast();
  return <Button onClick={() => toast(message)}>Show</Button>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function showToast(message: ToastMessage) {
  const page = renderPage(
    <ToastRegion>
      <ToastButton message={message} />
    </ToastRegion>,
  );
  await page.user.click(screen.getByRole('button', { name: 'Show' }));
  return page;
}

it('an error is shown as an alert', async () => {
  await showToast({ text: 'Logout failed', tone: 'error' });

  expect(screen.getByRole('alert')).toHaveTextContent('Logout failed');
});

it('messages that are not errors are shown in a polite live region', async () => {
  const { container } = renderPage(
    <ToastRegion>
      <p>page</p>
    </ToastRegion>,
  );
  expect(container.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();

  await showToast({ text: 'Added to cart!', tone: 'success' });
  expect(screen.getByRole('status')).toHaveTextContent('Added to cart!');
});

it('a toast disappears after five seconds', async () => {
  await showToast({ text: 'Saved', tone: 'info' });

  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByRole('status')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('status')).toBeNull();
});

it('a toast with a custom duration disappears after that duration', async () => {
  await showToast({ text: 'Quick', tone: 'info', duration: 2000 });

  act(() => jest.advanceTimersByTime(2000));
  expect(screen.queryByText('Quick')).toBeNull();
});

it('a toast stays visible while it is hovered or focused', async () => {
  const { user } = await showToast({ text: 'Long words', tone: 'info' });

  await user.hover(screen.getByText('Long words'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Long words')).toBeVisible();

  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await user.unhover(screen.getByText('Long words'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Long words')).toBeVisible();
});

it('a toast disappears after five seconds even if it opens under a motionless pointer', async () => {
  await showToast({ text: 'Please upload your document', tone: 'error' });

  fireEvent.pointerEnter(screen.getByRole('alert'));
  act(() => jest.advanceTimersByTime(5000));

  expect(screen.queryByRole('alert')).toBeNull();
});

it('a toast disappears when it is dismissed', async () => {
  const { user } = await showToast({ text: 'Logout failed', tone: 'error' });

  await user.click(screen.getByRole('button', { name: 'Dismiss' }));

  expect(screen.queryByRole('alert')).toBeNull();
});

it('a repeated message is shown only once', async () => {
  const { user } = await showToast({ text: 'Logout failed', tone: 'error' });

  await user.click(screen.getByRole('button', { name: 'Show' }));

  expect(screen.getAllByText('Logout failed')).toHaveLength(1);
});
