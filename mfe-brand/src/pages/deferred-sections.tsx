import { deferLayout } from '@kaagazz/design-system';
import styled from 'styled-components';

interface DeferredSectionsProps {
  /** Milliseconds from the first paint to the layout of the sections. */
  $after: number;
  /** Estimated height in pixels, used before the layout. */
  $height: number;
}

/** Delays the layout of sections below the first screen. */
export const DeferredSections = styled.div<DeferredSectionsProps>`
  contain-intrinsic-block-size: ${({ $height }) => $height}px;
  ${({ $after }) => deferLayout($after)}
  /* Deferred boxes clip their content, so start above the torn edge of the first section. */
  margin-top: -12px;
  padding-top: 12px;
`;
