import { Sheet, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

/** Two columns, with work on the left and facts on the right. On phones, a single column. */
export const TwoColumns = styled.div`
  display: grid;
  gap: ${tokens.space(5)};
  align-items: start;

  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1.9fr) minmax(17rem, 1fr);
  }
`;

export const Column = styled.div`
  display: grid;
  gap: ${tokens.space(5)};
  min-width: 0;
`;

export const Panel = styled(Sheet).attrs({ forwardedAs: 'section' })`
  padding: ${tokens.space(4)} ${tokens.space(5)};

  h2 {
    margin-bottom: ${tokens.space(3)};
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, auto) 1fr;
  gap: ${tokens.space(1.5)} ${tokens.space(4)};
  margin: 0;
  font-size: ${tokens.size.sm};

  dt {
    color: ${tokens.color.inkSoft};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const PlainList = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space(3)};
`;

export const Quiet = styled.p`
  margin: 0;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.sm};
`;

export const Back = styled.p`
  margin: 0 0 ${tokens.space(2)};
  font-size: ${tokens.size.sm};
`;
