import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Call = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space(6)};
  text-align: center;

  > p {
    text-wrap: balance;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space(4)};
`;
