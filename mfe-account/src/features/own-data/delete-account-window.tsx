import { useAuth } from '@kaagazz/contract';
import { Button, Cluster, Dialog, Stack, Text } from '@kaagazz/design-system';
import { useEffect, useRef, useState } from 'react';

import { DeleteAccountForm } from './delete-account-form.tsx';

export interface DeleteAccountWindowProps {
  open: boolean;
  /** where the code goes */
  email: string;
  onClose: () => void;
}

/** Deletes an account, after the shopper has read what goes and what stays (E36). Ends signed out on the home page. */
export function DeleteAccountWindow({ open, email, onClose }: DeleteAccountWindowProps) {
  const { signOut } = useAuth();
  const [deleted, setDeleted] = useState(false);

  // The account is gone: there is no way back to its profile.
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
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => way.current?.focus(), []);

  return (
    <Stack gap={5}>
      <Text role="status">
        Thank you for the time with us. A mail to {email} confirms it. After that we write only about orders that are
        still on their way.
      </Text>
      <Cluster>
        <Button ref={way} onClick={onLeave}>
          To the home page
        </Button>
      </Cluster>
    </Stack>
  );
}
