import { Button } from '@kaagazz/design-system';
import { useState, type ComponentProps } from 'react';

import { useChange } from './use-record.ts';

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'> {
  action: () => Promise<unknown>;
}

/** Button that is busy until its action ends. An error is shown as a notification. */
export function ActionButton({ action, ...button }: ActionButtonProps) {
  const { attempt } = useChange();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await attempt(action());
    setBusy(false);
  };
  return <Button {...button} busy={busy} onClick={() => void run()} />;
}
