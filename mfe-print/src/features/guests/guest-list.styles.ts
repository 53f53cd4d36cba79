import { plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Problems = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space(1)};
  max-height: 14rem;
  margin-top: ${tokens.space(2)};
  overflow: auto;
  color: ${tokens.color.danger};
  font-size: ${tokens.size.sm};
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

export const LineLink = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  cursor: pointer;
`;
