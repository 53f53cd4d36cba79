import { plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Rows = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space(10)} ${tokens.space(16)};
  margin: ${tokens.space(12)} 0 0;
`;

export const Value = styled.li`
  display: grid;
  grid-template-columns: 8rem 1fr;
  gap: ${tokens.space(6)};
  align-items: center;
`;

export const Seal = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  object-fit: cover;
`;
