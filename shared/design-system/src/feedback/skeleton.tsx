import styled, { keyframes } from 'styled-components';

import { media, tokens } from '../tokens/tokens.ts';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const Root = styled.div<{ $width: string; $height: string; $square: boolean }>`
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  ${({ $square }) => $square && 'aspect-ratio: 1; height: auto;'}
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paperShade};
  animation: ${breathe} 1.8s ease-in-out infinite;

  ${media.calm} {
    animation: none;
  }
`;

export interface SkeletonProps {
  /** CSS length. Defaults to the width of the parent. */
  width?: string;
  height?: string;
  square?: boolean;
  className?: string;
}

export function Skeleton({ width = '100%', height = '1.25em', square = false, className }: SkeletonProps) {
  return <Root className={className} aria-hidden="true" $width={width} $height={height} $square={square} />;
}
