import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Placeholder = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${tokens.space(5)};
  min-height: 60svh;
  text-align: center;
  text-wrap: balance;
`;

export const Seal = styled.img`
  width: 11rem;
  height: auto;
`;
