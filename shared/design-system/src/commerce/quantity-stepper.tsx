import { MAXIMUM_CART_QUANTITY, MINIMUM_CART_QUANTITY } from '@kaagazz/domain';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import styled from 'styled-components';

import { IconButton } from '../actions/icon-button.tsx';
import type { IconName } from '../icons/icon-shapes.tsx';
import { tokens } from '../tokens/tokens.ts';

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1.5px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.pill};
`;

const Count = styled.output`
  min-width: 2.25rem;
  text-align: center;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Typed = styled.input`
  box-sizing: border-box;
  width: 3.25rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: transparent;
  color: inherit;
  text-align: center;
  font: 600 ${tokens.size.md} / 1 ${tokens.font.text};
  font-variant-numeric: tabular-nums;
`;

export interface QuantityStepperProps {
  quantity: number;
  onChange: (delta: 1 | -1) => void;
  onTyped?: (quantity: number) => void;
  field?: ComponentProps<'input'>;
  minimum?: number;
  maximum?: number;
  limitId?: string;
  label: string;
  className?: string;
}

export function QuantityStepper({
  quantity,
  onChange,
  onTyped,
  field,
  minimum = MINIMUM_CART_QUANTITY,
  maximum = MAXIMUM_CART_QUANTITY,
  label,
  limitId,
  className,
}: QuantityStepperProps) {
  const step = (delta: 1 | -1, icon: IconName, name: string, atEnd: boolean) => (
    <IconButton
      label={name}
      icon={icon}
      iconSize={18}
      aria-disabled={atEnd}
      aria-describedby={atEnd && delta === 1 ? limitId : undefined}
      onClick={() => !atEnd && onChange(delta)}
    />
  );

  return (
    <Root className={className} role="group" aria-label={label}>
      {step(-1, 'minus', 'Decrease quantity', quantity <= minimum)}
      {onTyped ? (
        <TypedCount quantity={quantity} label={label} onTyped={onTyped} {...field} />
      ) : (
        <Count>{quantity}</Count>
      )}
      {step(1, 'plus', 'Increase quantity', quantity >= maximum)}
    </Root>
  );
}

const MOST_DIGITS = 5;

interface TypedCountProps extends ComponentProps<'input'> {
  quantity: number;
  label: string;
  onTyped: (quantity: number) => void;
}

function TypedCount({ quantity, label, onTyped, ...field }: TypedCountProps) {
  const [draft, setDraft] = useState<string | null>(null);

  const type = (text: string) => {
    const digits = text.replace(/\D/g, '');
    setDraft(digits);
    if (digits !== '') onTyped(Number(digits));
  };

  return (
    <Typed
      type="text"
      name="quantity"
      inputMode="numeric"
      autoComplete="off"
      maxLength={MOST_DIGITS}
      aria-label={label}
      value={draft ?? quantity}
      onChange={({ target }) => type(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => setDraft(null)}
      onKeyDown={({ key }) => key === 'Enter' && setDraft(null)}
      {...field}
    />
  );
}
