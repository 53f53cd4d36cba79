import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.svg`
  display: block;
  flex: none;
`;

interface IconFrameProps {
  size: number;
  className?: string | undefined;
  children: ReactNode;
}

export function IconFrame({ size, className, children }: IconFrameProps) {
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
      {children}
    </Root>
  );
}
