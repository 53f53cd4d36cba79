import type { ComponentProps } from 'react';

import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-shapes.tsx';
import { RoundButton } from './round-button.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** what it does, in words */
  label: string;
  icon: IconName;
  iconSize?: number;
}

/** A button of 44 px whose only content is an icon. */
export function IconButton({ label, icon, iconSize = 22, type = 'button', ...rest }: IconButtonProps) {
  return (
    <RoundButton type={type} aria-label={label} {...rest}>
      <Icon name={icon} size={iconSize} />
    </RoundButton>
  );
}
