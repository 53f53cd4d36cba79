import { laidOutLater } from '@kaagazz/design-system';
import styled from 'styled-components';

interface FurtherDownProps {
  /** milliseconds after the first paint until it is laid out */
  $after: number;
  /** pixels that it may be high until then */
  $height: number;
}

/** A part of a page below its first screen, which can wait for it. */
export const FurtherDown = styled.div<FurtherDownProps>`
  contain-intrinsic-block-size: ${({ $height }) => $height}px;
  ${({ $after }) => laidOutLater($after)}
  /* Nothing is drawn outside of such a box: it reaches up as far as the uneven edge of its first section does. */
  margin-top: -12px;
  padding-top: 12px;
`;
