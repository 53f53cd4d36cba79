import { IconFrame } from './icon-frame.tsx';
import type { IconName } from './icon-shapes.tsx';
import { iconShapes } from './icon-shapes.tsx';

export interface IconProps {
  name: IconName;
  /** CSS pixels, default 20 */
  size?: number;
  className?: string;
}

/** A line icon in the text's colour. Decoration only: say what it means in words beside it or in the control's label. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <IconFrame size={size} className={className}>
      {iconShapes[name]}
    </IconFrame>
  );
}
