import { useToast } from '@kaagazz/contract';
import { Button, Cluster, Text } from '@kaagazz/design-system';
import { useEffect, useRef } from 'react';

import { useAddAddressMutation } from './addresses.api.ts';
import type { SavedAddress } from '@kaagazz/api-schema';

interface RemovedAddressProps {
  address: SavedAddress;
  /** the address is in the list again */
  onBack: () => void;
}

/** Says that an address was removed, and takes that back. */
export function RemovedAddress({ address: { name, email, phone, address }, onBack }: RemovedAddressProps) {
  const toast = useToast();
  const [addAddress, { isLoading }] = useAddAddressMutation();
  const undoButton = useRef<HTMLButtonElement>(null);

  // The button that was pressed went with its address.
  useEffect(() => undoButton.current?.focus(), []);

  async function undo() {
    const { error } = await addAddress({ name, email, phone, address });
    if (error) toast({ text: 'The address could not be brought back. Please try again.', tone: 'error' });
    else onBack();
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
