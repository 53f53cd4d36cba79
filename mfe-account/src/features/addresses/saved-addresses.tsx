import { lazyPage } from '@kaagazz/contract';
import type { User } from '@kaagazz/contract';
import { Button, Cluster, Text } from '@kaagazz/design-system';
import { MAXIMUM_ADDRESSES } from '@kaagazz/domain';
import { useState } from 'react';

import { useLatePart } from '../late-part/index.ts';
import { ProfileSection, SectionFailure } from '../profile-frame/index.ts';
import type { Answered } from '../profile-frame/index.ts';
import { AddressList } from './address-list.tsx';
import type { AddressWindowProps } from './address-window.tsx';
import type { SavedAddress } from '@kaagazz/api-schema';
import { RemovedAddress } from './removed-address.tsx';

const addressWindow = lazyPage(
  () => import(/* webpackChunkName: "address-window" */ './address-window.tsx'),
  'AddressWindow',
);

interface SavedAddressesProps {
  shopper: User;
  query: Answered<SavedAddress[]>;
}

/** Where a shopper's orders may go: kept, changed and removed here, chosen at checkout. */
export function SavedAddresses({ shopper, query: { data: addresses, isFetching, refetch } }: SavedAddressesProps) {
  const { Part: AddressWindow, coming, bring } = useLatePart<AddressWindowProps>(addressWindow);
  const [edited, setEdited] = useState<AddressWindowProps['edited']>(null);
  const [removed, setRemoved] = useState<SavedAddress | null>(null);

  const full = addresses !== undefined && addresses.length >= MAXIMUM_ADDRESSES;

  async function openWindow(address: SavedAddress | 'new') {
    setRemoved(null);
    if (await bring()) setEdited(address);
  }

  return (
    <ProfileSection title="Saved addresses" intro="Choose one of them at checkout instead of typing it again.">
      {!addresses && (
        <SectionFailure busy={isFetching} onRetry={() => void refetch()}>
          Your addresses could not be fetched.
        </SectionFailure>
      )}
      {addresses?.length === 0 && !removed && (
        <Text tone="soft">No address yet. The first one you order to can be kept at checkout, or add it here.</Text>
      )}
      {addresses && addresses.length > 0 && (
        <AddressList addresses={addresses} onEdit={(address) => void openWindow(address)} onRemoved={setRemoved} />
      )}
      {removed && <RemovedAddress key={removed._id} address={removed} onBack={() => setRemoved(null)} />}
      {addresses && (
        <Cluster>
          <Button variant="secondary" busy={coming} disabled={full} onClick={() => void openWindow('new')}>
            Add an address
          </Button>
          {full && (
            <Text tone="soft" size="sm">
              {MAXIMUM_ADDRESSES} addresses are kept at most. Remove one to add another.
            </Text>
          )}
        </Cluster>
      )}
      {AddressWindow && <AddressWindow edited={edited} shopper={shopper} onClose={() => setEdited(null)} />}
    </ProfileSection>
  );
}
