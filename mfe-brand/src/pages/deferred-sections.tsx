import { deferLayout } from '@kaagazz/design-system';
import styled from 'styled-components';

interface DeferredSectionsProps {
  /** Milliseconds from the first paint until the sections are laid out. */
  $after: number;
  /** Estimated height in pixels, used until the sections are laid out. */
  $height: number;
}

/** Delays the layout of the sections below the first screen. */
export const DeferredSections = styled.div<DeferredSectionsProps>`
  contain-intrinsic-block-size: ${({ $height }) => $height}px;
  ${({ $after }) => deferLayout($after)}
  /* Deferred boxes clip their content, so start above the torn edge of the first section. */
  margin-top: -12px;
  padding-top: 12px;
`;
