import { IconFrame } from './icon-frame.tsx';
import type { IconName } from './icon-shapes.tsx';
import { iconShapes } from './icon-shapes.tsx';

export interface IconProps {
  name: IconName;
  /** In CSS pixels. Default 20. */
  size?: number;
  className?: string;
}

/** Hidden from screen readers, so put its meaning into the text or the control's label. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <IconFrame size={size} className={className}>
      {iconShapes[name]}
    </IconFrame>
  );
}
