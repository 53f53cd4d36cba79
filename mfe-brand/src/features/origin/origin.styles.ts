import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${tokens.space(8)};
  align-items: center;

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space(16)};
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${tokens.space(5)};
`;

export const Illustration = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  border-radius: ${tokens.radius.md};
  object-fit: cover;
  object-position: right center;
`;
