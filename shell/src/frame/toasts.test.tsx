import { useToast } from '@kaagazz/contract';
import type { ToastMessage } from '@kaagazz/contract';
import { Button } from '@kaagazz/design-system';
import { renderPage } from '@kaagazz/testing';
import { act, fireEvent, screen } from '@testing-library/react';

import { ToastRegion } from './toasts.tsx';

function Say({ message }: { message: ToastMessage }) {
  const toast = useToast();
  return <Button onClick={() => toast(message)}>Say</Button>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function say(message: ToastMessage) {
  const page = renderPage(
    <ToastRegion>
      <Say message={message} />
    </ToastRegion>,
  );
  await page.user.click(screen.getByRole('button', { name: 'Say' }));
  return page;
}

it('interrupts with an error', async () => {
  await say({ text: 'Logout failed', tone: 'error' });

  expect(screen.getByRole('alert')).toHaveTextContent('Logout failed');
});

it('tells everything else politely, in a region that was there before', async () => {
  const { container } = renderPage(
    <ToastRegion>
      <p>page</p>
    </ToastRegion>,
  );
  expect(container.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();

  await say({ text: 'Added to cart!', tone: 'success' });
  expect(screen.getByRole('status')).toHaveTextContent('Added to cart!');
});

it('goes after five seconds', async () => {
  await say({ text: 'Saved', tone: 'info' });

  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByRole('status')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('status')).toBeNull();
});

it('goes after its own time where it has one', async () => {
  await say({ text: 'Quick', tone: 'info', duration: 2000 });

  act(() => jest.advanceTimersByTime(2000));
  expect(screen.queryByText('Quick')).toBeNull();
});

it('stays while it is pointed at or holds the focus', async () => {
  const { user } = await say({ text: 'Long words', tone: 'info' });

  await user.hover(screen.getByText('Long words'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Long words')).toBeVisible();

  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await user.unhover(screen.getByText('Long words'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Long words')).toBeVisible();
});

it('is not held by a pointer that rests where it opens', async () => {
  await say({ text: 'Please upload your document', tone: 'error' });

  fireEvent.pointerEnter(screen.getByRole('alert'));
  act(() => jest.advanceTimersByTime(5000));

  expect(screen.queryByRole('alert')).toBeNull();
});

it('goes when it is dismissed', async () => {
  const { user } = await say({ text: 'Logout failed', tone: 'error' });

  await user.click(screen.getByRole('button', { name: 'Dismiss' }));

  expect(screen.queryByRole('alert')).toBeNull();
});

it('is shown once when it is said twice', async () => {
  const { user } = await say({ text: 'Logout failed', tone: 'error' });

  await user.click(screen.getByRole('button', { name: 'Say' }));

  expect(screen.getAllByText('Logout failed')).toHaveLength(1);
});
