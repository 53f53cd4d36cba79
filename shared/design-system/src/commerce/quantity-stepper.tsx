import { MAXIMUM_CART_QUANTITY, MINIMUM_CART_QUANTITY } from '@kaagazz/domain';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import styled from 'styled-components';

import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-shapes.tsx';
import { media, tokens } from '../tokens/tokens.ts';

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1.5px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.pill};
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: transparent;
  color: inherit;
  cursor: pointer;

  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: color-mix(in srgb, ${tokens.color.ink} 10%, transparent);
    }
  }

  &[aria-disabled='true'] {
    opacity: 0.4;
    cursor: not-allowed;
  }
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
  /** called with 1 or -1 */
  onChange: (delta: 1 | -1) => void;
  /** Lets the number be typed, too: called with it, digits only and as it stands, when the shopper leaves the field or presses Enter. */
  onTyped?: (quantity: number) => void;
  /** default 1 */
  minimum?: number;
  maximum?: number;
  /** what is counted: `Quantity of A5 notebook` */
  label: string;
  className?: string;
}

/** One more, one less; or, where the caller takes it, any number that is typed. */
export function QuantityStepper({
  quantity,
  onChange,
  onTyped,
  minimum = MINIMUM_CART_QUANTITY,
  maximum = MAXIMUM_CART_QUANTITY,
  label,
  className,
}: QuantityStepperProps) {
  const step = (delta: 1 | -1, icon: IconName, name: string, atEnd: boolean) => (
    // Not `disabled` at the end: the focus of who steps with the keyboard would be lost.
    <Step type="button" aria-label={name} aria-disabled={atEnd} onClick={() => !atEnd && onChange(delta)}>
      <Icon name={icon} size={18} />
    </Step>
  );

  return (
    <Root className={className} role="group" aria-label={label}>
      {step(-1, 'minus', 'Decrease quantity', quantity <= minimum)}
      {onTyped ? <TypedCount quantity={quantity} label={label} onTyped={onTyped} /> : <Count>{quantity}</Count>}
      {step(1, 'plus', 'Increase quantity', quantity >= maximum)}
    </Root>
  );
}

const MOST_DIGITS = 5;

function TypedCount({ quantity, label, onTyped }: { quantity: number; label: string; onTyped: (n: number) => void }) {
  // what stands in the field while it is being typed; `null`: the quantity itself
  const [draft, setDraft] = useState<string | null>(null);

  const take = () => {
    if (draft !== null && draft !== '') onTyped(Number(draft));
    setDraft(null);
  };
  const byKey = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') take();
    if (key === 'Escape') setDraft(null);
  };

  return (
    <Typed
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={MOST_DIGITS}
      aria-label={label}
      value={draft ?? quantity}
      onChange={({ target }) => setDraft(target.value.replace(/\D/g, ''))}
      onFocus={({ target }) => target.select()}
      onBlur={take}
      onKeyDown={byKey}
    />
  );
}
