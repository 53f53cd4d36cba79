import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(2)} ${tokens.space(3)};
  align-items: center;
  justify-content: space-between;

  > span {
    flex: 1 1 14rem;
  }
`;
