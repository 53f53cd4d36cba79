import type { SavedAddress } from '@kaagazz/api-schema';
import { useToast } from '@kaagazz/contract';
import { Button, Cluster, media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import { isMissing } from '../../api.ts';
import { Entry, EntryList } from '../profile-section/index.ts';
import { useRemoveAddressMutation } from './addresses.api.ts';

const Row = styled(Entry)`
  display: grid;
  gap: ${tokens.space(2)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: ${tokens.space(6)};
  }
`;

const Text = styled.address`
  font-style: normal;
  line-height: 1.6;
  overflow-wrap: anywhere;
  white-space: pre-line;

  strong {
    display: block;
  }

  span {
    display: block;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.sm};
  }
`;

const Actions = styled(Cluster)`
  margin-inline-start: -${tokens.space(3)};

  ${media.tablet} {
    margin: -${tokens.space(2)} 0 0;
  }
`;

interface AddressListProps {
  addresses: readonly SavedAddress[];
  onEdit: (address: SavedAddress) => void;
  onRemoved: (address: SavedAddress) => void;
}

export function AddressList({ addresses, onEdit, onRemoved }: AddressListProps) {
  return (
    <EntryList aria-label="Saved addresses">
      {addresses.map((address) => (
        <AddressRow
          key={address._id}
          address={address}
          onEdit={() => onEdit(address)}
          onRemoved={() => onRemoved(address)}
        />
      ))}
    </EntryList>
  );
}

interface AddressRowProps {
  address: SavedAddress;
  onEdit: () => void;
  onRemoved: () => void;
}

function AddressRow({ address: { _id, name, address, phone, email }, onEdit, onRemoved }: AddressRowProps) {
  const toast = useToast();
  const [removeAddress, { isLoading }] = useRemoveAddressMutation();

  async function remove() {
    const { error } = await removeAddress(_id);
    if (!error || isMissing(error)) onRemoved();
    else toast({ text: 'The address could not be removed. Please try again.', tone: 'error' });
  }

  return (
    <Row>
      <Text>
        <strong>{name}</strong>
        {address}
        <span>
          {phone} · {email}
        </span>
      </Text>
      <Actions gap={1}>
        <Button variant="quiet" aria-label={`Edit the address of ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          variant="quiet"
          busy={isLoading}
          aria-label={`Remove the address of ${name}`}
          onClick={() => void remove()}
        >
          Remove
        </Button>
      </Actions>
    </Row>
  );
}
