import { Badge, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

/** The status is the wire's own word; a person reads it with a capital. */
export const StatusBadge = styled(Badge)`
  &::first-letter {
    text-transform: uppercase;
  }
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
