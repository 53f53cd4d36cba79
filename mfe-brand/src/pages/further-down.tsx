import { useHydrated } from '@kaagazz/contract';
import { laidOutLater } from '@kaagazz/design-system';
import { useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Part = styled.div<{ $after: number | undefined; $height: number }>`
  contain-intrinsic-block-size: ${({ $height }) => $height}px;
  ${({ $after }) => $after !== undefined && laidOutLater($after)}
  /* Nothing is drawn outside of such a box: it reaches up as far as the uneven edge of its first section does. */
  margin-top: -12px;
  padding-top: 12px;
`;

interface FurtherDownProps {
  /** milliseconds after the first paint until it is laid out, in a document that the server drew */
  after: number;
  /** pixels that it may be high until then */
  height: number;
  children: ReactNode;
}

/** A part of a page below its first screen, which can wait for it. */
export function FurtherDown({ after, height, children }: FurtherDownProps) {
  const hydrated = useHydrated();
  const [drawnByServer] = useState(!hydrated);

  return (
    <Part $after={drawnByServer ? after : undefined} $height={height}>
      {children}
    </Part>
  );
}
