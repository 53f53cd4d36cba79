import type { ComponentProps } from 'react';
import styled from 'styled-components';

import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-shapes.tsx';
import { media, tokens } from '../tokens/tokens.ts';

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background-color ${tokens.time.fast};

  ${media.hover} {
    &:hover:not(:disabled) {
      background: color-mix(in srgb, ${tokens.color.ink} 10%, transparent);
    }
  }

  &:disabled {
    opacity: 0.45;
    cursor: not-allowed;
  }
`;

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** what it does, in words */
  label: string;
  icon: IconName;
  iconSize?: number;
}

/** A button of 44 px whose only content is an icon. */
export function IconButton({ label, icon, iconSize = 22, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Root type={type} aria-label={label} {...rest}>
      <Icon name={icon} size={iconSize} />
    </Root>
  );
}
