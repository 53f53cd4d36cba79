import type { DeskOrder } from '@kaagazz/api-schema';
import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export interface PickedLine {
  position: number;
  quantity: number;
}

const Lines = styled.fieldset`
  display: grid;
  gap: ${tokens.space(2)};
  margin: 0 0 ${tokens.space(4)};
  padding: 0;
  border: 0;

  label {
    display: grid;
    grid-template-columns: 1fr 5rem;
    gap: ${tokens.space(3)};
    align-items: center;
  }

  input {
    min-height: 2.5rem;
    padding: 0 ${tokens.space(2)};
    border: 1.5px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.paper};
  }
`;

interface LinePickerProps {
  lines: DeskOrder['lines'];
  picked: readonly PickedLine[];
  onPick: (picked: PickedLine[]) => void;
}

export function LinePicker({ lines, picked, onPick }: LinePickerProps) {
  const quantityOf = (position: number) => picked.find((line) => line.position === position)?.quantity ?? 0;
  const set = (position: number, quantity: number) =>
    onPick([...picked.filter((line) => line.position !== position), ...(quantity > 0 ? [{ position, quantity }] : [])]);
  return (
    <Lines>
      <legend>How many pieces?</legend>
      {lines.map(({ position, title, quantity }) => (
        <label key={position}>
          <span>
            {title} (of {quantity})
          </span>
          <input
            type="number"
            min={0}
            max={quantity}
            value={quantityOf(position)}
            onChange={({ target }) => set(position, Math.min(Math.max(Number(target.value), 0), quantity))}
          />
        </label>
      ))}
    </Lines>
  );
}
