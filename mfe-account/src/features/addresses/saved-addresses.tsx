import type { SavedAddress } from '@kaagazz/api-schema';
import { lazyPage } from '@kaagazz/contract';
import type { User } from '@kaagazz/contract';
import { Button, Cluster, Text } from '@kaagazz/design-system';
import { MAXIMUM_ADDRESSES } from '@kaagazz/domain';
import { useState } from 'react';

import { useLazyComponent } from '../lazy-component/index.ts';
import { ProfileSection, SectionFailure } from '../profile-section/index.ts';
import type { SectionQuery } from '../profile-section/index.ts';
import type { AddressDialogProps } from './address-dialog.tsx';
import { AddressList } from './address-list.tsx';
import { RemovedAddress } from './removed-address.tsx';

const addressDialog = lazyPage(
  () => import(/* webpackChunkName: "address-dialog" */ './address-dialog.tsx'),
  'AddressDialog',
);

interface SavedAddressesProps {
  user: User;
  query: SectionQuery<SavedAddress[]>;
}

export function SavedAddresses({ user, query: { data: addresses, isFetching, refetch } }: SavedAddressesProps) {
  const { Component: AddressDialog, isLoading, load } = useLazyComponent<AddressDialogProps>(addressDialog);
  const [edited, setEdited] = useState<AddressDialogProps['edited']>(null);
  const [removed, setRemoved] = useState<SavedAddress | null>(null);

  const isFull = addresses !== undefined && addresses.length >= MAXIMUM_ADDRESSES;

  async function edit(address: SavedAddress | 'new') {
    setRemoved(null);
    if (await load()) setEdited(address);
  }

  return (
    <ProfileSection title="Saved addresses" intro="Saved addresses are available at checkout.">
      {!addresses && (
        <SectionFailure busy={isFetching} onRetry={() => void refetch()}>
          Your addresses could not be loaded.
        </SectionFailure>
      )}
      {addresses?.length === 0 && !removed && (
        <Text tone="soft">No saved addresses yet. Save one at checkout, or add one here.</Text>
      )}
      {addresses && addresses.length > 0 && (
        <AddressList addresses={addresses} onEdit={(address) => void edit(address)} onRemoved={setRemoved} />
      )}
      {removed && <RemovedAddress key={removed._id} address={removed} onRestored={() => setRemoved(null)} />}
      {addresses && (
        <Cluster>
          <Button variant="secondary" busy={isLoading} disabled={isFull} onClick={() => void edit('new')}>
            Add an address
          </Button>
          {isFull && (
            <Text tone="soft" size="sm">
              You can save up to {MAXIMUM_ADDRESSES} addresses. Remove one to add another.
            </Text>
          )}
        </Cluster>
      )}
      {AddressDialog && <AddressDialog edited={edited} user={user} onClose={() => setEdited(null)} />}
    </ProfileSection>
  );
}
