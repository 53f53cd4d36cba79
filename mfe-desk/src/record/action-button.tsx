import { Button } from '@kaagazz/design-system';
import { useState, type ComponentProps } from 'react';

import { useChange } from './use-record.ts';

interface ActionButtonProps extends Pick<ComponentProps<typeof Button>, 'disabled'> {
  label: string;
  name?: string;
  look?: ComponentProps<typeof Button>['variant'];
  action: () => Promise<unknown>;
}

export function ActionButton({ label, name, look = 'secondary', action, ...button }: ActionButtonProps) {
  const { attempt } = useChange();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await attempt(action());
    setBusy(false);
  };
  return (
    <Button {...button} variant={look} aria-label={name} busy={busy} onClick={() => void run()}>
      {label}
    </Button>
  );
}
