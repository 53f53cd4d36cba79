import { useAuth } from '@kaagazz/contract';
import { Button, Cluster, Dialog, Stack, Text } from '@kaagazz/design-system';
import { useEffect, useRef, useState } from 'react';

import { DeleteAccountForm } from './delete-account-form.tsx';

export interface DeleteAccountDialogProps {
  open: boolean;
  email: string;
  onClose: () => void;
}

export function DeleteAccountDialog({ open, email, onClose }: DeleteAccountDialogProps) {
  const { signOut } = useAuth();
  const [deleted, setDeleted] = useState(false);

  const leave = () => void signOut();

  return (
    <Dialog
      open={open}
      title={deleted ? 'Your account is deleted' : 'Delete my account'}
      onClose={deleted ? leave : onClose}
    >
      {deleted ? (
        <Farewell email={email} onLeave={leave} />
      ) : (
        <DeleteAccountForm email={email} onDeleted={() => setDeleted(true)} onCancel={onClose} />
      )}
    </Dialog>
  );
}

function Farewell({ email, onLeave }: { email: string; onLeave: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);

  return (
    <Stack gap={5}>
      <Text role="status">
        Thank you for shopping with us. We’ve sent a confirmation to {email}. From now on, we will only email you about
        orders that have not arrived yet.
      </Text>
      <Cluster>
        <Button ref={button} onClick={onLeave}>
          To the home page
        </Button>
      </Cluster>
    </Stack>
  );
}
