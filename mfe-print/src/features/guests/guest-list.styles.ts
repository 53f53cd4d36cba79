import { plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

/** Scrolls, because a guest list can have many problems. */
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
