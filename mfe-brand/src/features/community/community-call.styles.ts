import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${tokens.space(6)};
  align-items: center;

  ${media.tablet} {
    grid-template-columns: 1fr auto;
    gap: ${tokens.space(10)};
  }
`;

export const Ring = styled.img`
  justify-self: center;
  width: min(36%, 19rem);
  height: auto;
  aspect-ratio: 1;
  object-fit: cover;

  ${media.tablet} {
    width: 13rem;
  }

  ${media.desktop} {
    width: 19rem;
  }
`;

export const Call = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space(6)};
  max-width: 44rem;
`;
