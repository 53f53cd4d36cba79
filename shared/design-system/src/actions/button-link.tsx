import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import type { ButtonLook, ButtonSize, ButtonVariant } from './button.styles.ts';
import { buttonStyles } from './button.styles.ts';

const Root = styled(Link)<ButtonLook>`
  ${buttonStyles}
`;

export interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function ButtonLink({ variant = 'primary', size = 'md', ...rest }: ButtonLinkProps) {
  return <Root $variant={variant} $size={size} {...rest} />;
}
