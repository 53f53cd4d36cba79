import { MAXIMUM_CART_QUANTITY, MINIMUM_CART_QUANTITY } from '@kaagazz/domain';
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

export interface QuantityStepperProps {
  quantity: number;
  /** called with 1 or -1 */
  onChange: (delta: 1 | -1) => void;
  /** default 1 */
  minimum?: number;
  maximum?: number;
  /** what is counted: `Quantity of A5 notebook` */
  label: string;
  className?: string;
}

/** One more, one less. */
export function QuantityStepper({
  quantity,
  onChange,
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
      <Count>{quantity}</Count>
      {step(1, 'plus', 'Increase quantity', quantity >= maximum)}
    </Root>
  );
}
