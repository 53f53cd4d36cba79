import { media, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Items = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space(8)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space(12)} ${tokens.space(10)};
  }
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: clamp(5.5rem, 9vw, 8rem) 1fr;
  gap: ${tokens.space(5)};
  align-items: start;
`;

export const Seal = styled.img`
  width: 100%;
  height: auto;
`;
