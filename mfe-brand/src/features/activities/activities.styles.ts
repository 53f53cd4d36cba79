import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Activity = styled.div`
  display: grid;
  gap: ${tokens.space(6)};
  align-content: start;

  ${media.tablet} {
    gap: ${tokens.space(8)};
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    align-items: center;
  }

  ${media.desktop} {
    gap: ${tokens.space(16)};
  }
`;

export const ActivityPicture = styled.img`
  justify-self: center;
  width: min(45%, 20rem);
  height: auto;
  aspect-ratio: 1;
  object-fit: cover;

  ${media.tablet} {
    width: 100%;
  }
`;
