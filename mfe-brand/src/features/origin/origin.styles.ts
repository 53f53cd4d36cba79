import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Illustration = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  border-radius: ${tokens.radius.md};
  object-fit: cover;
  object-position: right center;
`;
