import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Items = styled.ul`
  display: grid;
  gap: ${tokens.space(10)};
  margin: ${tokens.space(10)} 0 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Item = styled.li`
  display: grid;
  gap: ${tokens.space(2)};
  align-content: start;
`;

export const Seal = styled.img`
  width: 8.5rem;
  height: auto;
  margin-bottom: ${tokens.space(3)};
`;
