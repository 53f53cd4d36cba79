import { deferLayout } from '@kaagazz/design-system';
import styled from 'styled-components';

interface DeferredSectionsProps {
  /** Milliseconds after the first paint until layout. */
  $after: number;
  /** Estimated height in pixels until then. */
  $height: number;
}

/** A part of a page below the first screen, laid out later. */
export const DeferredSections = styled.div<DeferredSectionsProps>`
  contain-intrinsic-block-size: ${({ $height }) => $height}px;
  ${({ $after }) => deferLayout($after)}
  /* Such a box clips its content, so it begins above the uneven edge of its first section. */
  margin-top: -12px;
  padding-top: 12px;
`;
