import { TextLink } from '@kaagazz/design-system';
import styled from 'styled-components';

export const StandaloneLink = styled(TextLink)`
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
