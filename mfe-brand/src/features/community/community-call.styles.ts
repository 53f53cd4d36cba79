import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Call = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space(6)};
  max-width: 44rem;
`;
