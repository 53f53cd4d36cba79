import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Words = styled.div`
  display: grid;
  gap: ${tokens.space(5)};
  max-width: 46rem;
`;

export const More = styled.details`
  summary {
    min-height: 2.75rem;
    align-content: center;
    color: ${tokens.color.leaf};
    font-weight: 600;
    cursor: pointer;
  }
`;
