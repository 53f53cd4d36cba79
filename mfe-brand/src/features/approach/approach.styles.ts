import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

/** The heading beside its signs where there is room. */
export const Columns = styled.div`
  display: grid;
  gap: ${tokens.space(10)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    gap: ${tokens.space(12)};
  }
`;

export const Items = styled.ul`
  display: grid;
  gap: ${tokens.space(8)};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space(12)} ${tokens.space(10)};
  }
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: clamp(5.5rem, 9vw, 8rem) 1fr;
  gap: ${tokens.space(5)};
  align-items: center;
`;

export const Words = styled.div`
  display: grid;
  gap: ${tokens.space(1.5)};
`;

export const Seal = styled.img`
  width: 100%;
  height: auto;
`;
