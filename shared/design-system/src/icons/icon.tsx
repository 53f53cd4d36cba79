import { IconFrame } from './icon-frame.tsx';
import type { IconName } from './icon-shapes.tsx';
import { iconShapes } from './icon-shapes.tsx';

export interface IconProps {
  name: IconName;
  size?: number;
  className?: string;
}

/** Hidden from screen readers, so describe the icon in the text or label next to it. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <IconFrame size={size} className={className}>
      {iconShapes[name]}
    </IconFrame>
  );
}
