import { Badge, Dialog, Picture, Stack, Text, media, tokens } from '@kaagazz/design-system';
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

/** The status is the wire's own word; a person reads it with a capital. */
export const StatusBadge = styled(Badge)`
  &::first-letter {
    text-transform: uppercase;
  }
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${tokens.space(4)};
  list-style: none;
  margin: 0;
  padding: 0;
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: 4rem 1fr auto;
  gap: ${tokens.space(4)};
  align-items: center;
`;

export const Thumbnail = styled.span`
  img {
    width: 4rem;
    height: 4rem;
    border-radius: ${tokens.radius.sm};
    object-fit: cover;
  }
`;

export const BlankPicture = styled.span`
  width: 4rem;
  height: 4rem;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.paperShade};
`;

/** The number of an order is one word: it is not broken at a hyphen. */
export const OrderNumber = styled.span`
  white-space: nowrap;
`;

export const DetailsWindow = styled(Dialog)`
  h2 {
    font-size: ${tokens.size.md};
  }

  ${media.tablet} {
    h2 {
      font-size: ${tokens.size.lg};
    }
  }
`;

/** Figures under each other, the last one strong. */
export const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${tokens.space(2)} ${tokens.space(6)};
  margin: 0;

  dd {
    margin: 0;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;

export const Total = styled.div`
  display: contents;
  font-weight: 700;
`;

export const Address = styled.address`
  font-style: normal;
  overflow-wrap: anywhere;
  white-space: pre-line;
  text-wrap: pretty;
`;

/** A tracking number is copied, and may be long. */
export const Courier = styled(Text)`
  overflow-wrap: anywhere;
`;

export const PaymentId = styled.code`
  overflow-wrap: anywhere;
  font-size: ${tokens.size.sm};
`;

/** What was typed may be long: two lines of it are enough to know the print again. */
export const Particulars = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** What else there is to say of a line: beside its picture no room is lost to the amount. */
export const BelowLine = styled(Stack)`
  grid-column: 2 / -1;
`;
