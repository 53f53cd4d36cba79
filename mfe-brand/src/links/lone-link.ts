import { TextLink } from '@kaagazz/design-system';
import styled from 'styled-components';

/** A link on a line of its own: it looks like text, and is as high as a finger wants it. */
export const LoneLink = styled(TextLink)`
  position: relative;
  justify-self: start;

  &::after {
    position: absolute;
    inset: 50% 0 auto;
    height: 2.75rem;
    translate: 0 -50%;
    content: '';
  }
`;
