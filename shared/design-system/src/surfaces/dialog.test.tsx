import { renderPage } from '@kaagazz/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';

import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

describe('Dialog', () => {
  function OrderWindow() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Details</Button>
        <Dialog open={open} title="Order KGZ-2026-000123" onClose={() => setOpen(false)}>
          Three notebooks
        </Dialog>
      </>
    );
  }

  it('uses a dialog’s title as its accessible name', async () => {
    const { user } = renderPage(<OrderWindow />);
    expect(screen.queryByText('Three notebooks')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getByRole('dialog', { name: 'Order KGZ-2026-000123' })).toHaveTextContent('Three notebooks');
    await user.click(screen.getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('calls onClose when the browser closes the dialog, for example on Escape', async () => {
    const { user } = renderPage(<OrderWindow />);
    await user.click(screen.getByRole('button', { name: 'Details' }));

    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());

    expect(screen.queryByText('Three notebooks')).toBeNull();
  });
});
