import type { SavedAddress, ShippingAddress } from '@kaagazz/api-schema';
import { Text, lightSurface, tokens } from '@kaagazz/design-system';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';

const Group = styled.fieldset`
  display: grid;
  gap: ${tokens.space(2)};
  min-width: 0;
  padding: 0;
  border: 0;
  margin: 0;

  legend {
    padding: 0 0 ${tokens.space(2)};
    font-size: ${tokens.size.sm};
    font-weight: 600;
  }
`;

const Option = styled.label`
  ${lightSurface}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space(3)};
  align-items: start;
  min-height: 2.75rem;
  box-sizing: border-box;
  padding: ${tokens.space(2.5)} ${tokens.space(3.5)};
  border: 1.5px solid ${tokens.color.line};
  border-radius: ${tokens.radius.md};
  cursor: pointer;

  &:has(input:checked) {
    border-color: ${tokens.color.leaf};
    background: ${tokens.color.paper};
  }

  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.125rem 0 0;
    accent-color: ${tokens.color.leaf};
  }
`;

interface SavedAddressesProps {
  saved: readonly SavedAddress[];
  /** Id of the saved address that matches the form, or `null`. */
  selected: string | null;
  onSelect: (address: ShippingAddress) => void;
  onAnother: () => void;
}

/** Lets the shopper pick a saved address. Editing the form below deselects it. */
export function SavedAddresses({ saved, selected, onSelect, onAnother }: SavedAddressesProps) {
  const name = useId();
  const option = (key: string, checked: boolean, onChange: () => void, text: ReactNode) => (
    <Option key={key}>
      <input type="radio" name={name} checked={checked} onChange={onChange} />
      <span>{text}</span>
    </Option>
  );

  return (
    <Group>
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
    </Group>
  );
}
