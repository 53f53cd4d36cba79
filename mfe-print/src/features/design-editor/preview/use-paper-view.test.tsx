import { renderPage } from '@kaagazz/testing';
import { screen, waitFor } from '@testing-library/react';

import { printApi } from '../../../api.ts';
import { usePaperView } from './use-paper-view.ts';

jest.mock('./paper-view.tsx', () => {
  throw new Error('offline');
});

function Views() {
  const { isOpen, toggle } = usePaperView();
  return <button onClick={toggle}>{isOpen ? 'paper' : 'flat'}</button>;
}

it('returns to the flat preview if the code for the paper preview fails to load', async () => {
  const { user, host } = renderPage(<Views />, { api: printApi });

  await user.click(screen.getByRole('button', { name: 'flat' }));

  await waitFor(() =>
    expect(host.toasts).toEqual([{ text: 'We couldn’t load the paper preview. Please try again.', tone: 'error' }]),
  );
  expect(screen.getByRole('button', { name: 'flat' })).toBeVisible();
});
