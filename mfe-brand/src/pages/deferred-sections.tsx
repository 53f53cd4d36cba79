import { deferLayout } from '@kaagazz/design-system';
import styled from 'styled-components';

interface DeferredSectionsProps {
  $after: number;
  $height: number;
}

export const DeferredSections = styled.div<DeferredSectionsProps>`
  contain-intrinsic-block-size: ${({ $height }) => $height}px;
  ${({ $after }) => deferLayout($after)}
  /* Deferred boxes clip their content, so start above the torn edge of the first section. */
  margin-top: -12px;
  padding-top: 12px;
`;
