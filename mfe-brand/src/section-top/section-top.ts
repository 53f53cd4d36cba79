import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const SectionTop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space(2)} ${tokens.space(6)};
  margin-bottom: ${tokens.space(8)};
`;
