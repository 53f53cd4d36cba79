import type { ComponentProps } from 'react';

import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-shapes.tsx';
import { RoundButton } from './round-button.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string;
  icon: IconName;
  iconSize?: number;
}

export function IconButton({ label, icon, iconSize = 22, type = 'button', ...rest }: IconButtonProps) {
  return (
    <RoundButton type={type} aria-label={label} {...rest}>
      <Icon name={icon} size={iconSize} />
    </RoundButton>
  );
}
