import styled from 'styled-components';

import type { IconName } from './icon-shapes.tsx';
import { iconShapes } from './icon-shapes.tsx';

const Root = styled.svg`
  display: block;
  flex: none;
`;

export interface IconProps {
  name: IconName;
  /** CSS pixels, default 20 */
  size?: number;
  className?: string;
}

/** A line icon in the text's colour. Decoration only: say what it means in words beside it or in the control's label. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <Root
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {iconShapes[name]}
    </Root>
  );
}
