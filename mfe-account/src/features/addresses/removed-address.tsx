import type { SavedAddress } from '@kaagazz/api-schema';
import { useToast } from '@kaagazz/contract';
import { Button, Cluster, Text } from '@kaagazz/design-system';
import { useEffect, useRef } from 'react';

import { useAddAddressMutation } from './addresses.api.ts';

interface RemovedAddressProps {
  address: SavedAddress;
  onRestored: () => void;
}

export function RemovedAddress({ address: { name, email, phone, address }, onRestored }: RemovedAddressProps) {
  const toast = useToast();
  const [addAddress, { isLoading }] = useAddAddressMutation();
  const undoButton = useRef<HTMLButtonElement>(null);

  // Focus the Undo button, because the Remove button is no longer on the page.
  useEffect(() => undoButton.current?.focus(), []);

  async function undo() {
    const { error } = await addAddress({ name, email, phone, address });
    if (error) toast({ text: 'The address could not be restored. Please try again.', tone: 'error' });
    else onRestored();
  }

  return (
    <Cluster>
      <Text role="status">The address of {name} was removed.</Text>
      <Button ref={undoButton} variant="secondary" busy={isLoading} onClick={() => void undo()}>
        Undo
      </Button>
    </Cluster>
  );
}
