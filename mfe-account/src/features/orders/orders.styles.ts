import { Picture, media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: ${tokens.space(5)};
  list-style: none;
  margin: 0;
  padding: 0;
`;

/** Small enough to leave the way on in view. */
export const SpotPicture = styled(Picture)`
  width: min(22rem, 80vw);
`;

/** One order: what it is on the left, what it cost and the way into it on the right. */
export const Row = styled.div`
  display: grid;
  gap: ${tokens.space(4)};

  ${media.tablet} {
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: ${tokens.space(8)};
  }

  ${media.desktop} {
    grid-template-columns: 1fr auto auto;
  }
`;

/** A few pictures by which an order is known again; on a phone the words do that. */
export const Glimpse = styled.div`
  display: none;

  ${media.desktop} {
    display: flex;
    gap: ${tokens.space(2)};
  }
`;

/** Of the same widths in every order, so that the list reads in columns. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space(2)} ${tokens.space(8)};
  margin: 0;

  ${media.tablet} {
    grid-template-columns: 6rem 6rem 2.75rem auto;
    column-gap: ${tokens.space(4)};
    justify-content: start;
  }

  ${media.desktop} {
    column-gap: ${tokens.space(8)};
  }

  dt {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.sm};
  }

  dd {
    margin: 0;
  }
`;
