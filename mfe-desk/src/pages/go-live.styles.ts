import { plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Checks = styled.ul`
  ${plainList}
  margin-top: ${tokens.space(4)};
  border-top: 1.5px dashed ${tokens.color.line};

  li {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: ${tokens.space(1)} ${tokens.space(4)};
    align-items: baseline;
    padding: ${tokens.space(2.5)} 0;
    border-bottom: 1.5px dashed ${tokens.color.line};
  }

  li > :first-child {
    justify-self: start;
  }

  strong::first-letter {
    text-transform: uppercase;
  }

  span:last-child {
    grid-column: 2;
    color: ${tokens.color.inkSoft};
    overflow-wrap: anywhere;
  }

  @media (min-width: 800px) {
    li {
      grid-template-columns: 5.5rem 14rem minmax(0, 1fr);
    }

    span:last-child {
      grid-column: 3;
    }
  }
`;
