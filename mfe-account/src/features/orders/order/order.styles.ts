import { Badge, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

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

export const OrderNumber = styled.span`
  white-space: nowrap;
`;
