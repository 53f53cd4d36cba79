import type { ComponentProps, MouseEvent } from 'react';
import styled, { keyframes } from 'styled-components';

import { tokens } from '../tokens/tokens.ts';
import type { ButtonLook, ButtonSize, ButtonVariant } from './button.styles.ts';
import { buttonStyles } from './button.styles.ts';

const Root = styled.button<ButtonLook>`
  ${buttonStyles}
`;

const Label = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: inherit;
  gap: ${tokens.space(2)};
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Turning = styled.span`
  position: absolute;
  width: 1.25rem;
  height: 1.25rem;
  border: 2.5px dashed currentcolor;
  border-radius: 50%;
  animation: ${turn} 2.4s linear infinite;
`;

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks. */
  busy?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const refuse = (event: MouseEvent) => event.preventDefault();
  // Use `aria-disabled`, because a button loses focus when it gets the `disabled` attribute.
  const waiting = busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: refuse } : { onClick };

  return (
    <Root type={type} $variant={variant} $size={size} {...waiting} {...rest}>
      <Label $hidden={busy}>{children}</Label>
      {busy && <Turning aria-hidden="true" />}
    </Root>
  );
}
