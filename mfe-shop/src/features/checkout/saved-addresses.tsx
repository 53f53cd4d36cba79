import type { SavedAddress, ShippingAddress } from '@kaagazz/api-schema';
import { Text } from '@kaagazz/design-system';
import type { ReactNode } from 'react';
import { useId } from 'react';

import { Choice, Choices } from './choice.styles.ts';

interface SavedAddressesProps {
  saved: readonly SavedAddress[];
  selected: string | null;
  onSelect: (address: ShippingAddress) => void;
  onAnother: () => void;
}

export function SavedAddresses({ saved, selected, onSelect, onAnother }: SavedAddressesProps) {
  const name = useId();
  const option = (key: string, checked: boolean, onChange: () => void, text: ReactNode) => (
    <Choice key={key}>
      <input type="radio" name={name} checked={checked} onChange={onChange} />
      <span>{text}</span>
    </Choice>
  );

  return (
    <Choices>
      <legend>Deliver to</legend>
      {saved.map((entry) =>
        option(
          entry._id,
          entry._id === selected,
          () => onSelect(entry),
          <>
            <strong>{entry.name}</strong>
            <Text as="span" tone="soft" size="sm">
              , {entry.address}, {entry.phone}
            </Text>
          </>,
        ),
      )}
      {option('another', selected === null, onAnother, 'Another address')}
    </Choices>
  );
}
