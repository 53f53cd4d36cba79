import { Picture, media, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const HeroLayout = styled.div`
  display: grid;
  gap: ${tokens.space(8)};
  align-items: center;

  ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: ${tokens.space(16)};
  }
`;

export const HeroPicture = styled(Picture)`
  width: 100%;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  background: ${tokens.color.paperShade};
  border-radius: ${tokens.radius.md};

  ${media.tablet} {
    aspect-ratio: 4 / 3;
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space(5)};
  ${plainList}
  counter-reset: step;

  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
    gap: ${tokens.space(8)};
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

export const Step = styled.li`
  display: grid;
  grid-template-columns: 2rem 1fr;
  gap: ${tokens.space(2)};
  align-content: start;
  padding-top: ${tokens.space(4)};
  border-top: 2px dashed ${tokens.color.line};
  counter-increment: step;

  &::before {
    content: counter(step);
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.xl};
    line-height: 1;
    grid-row: span 2;
  }

  ${media.tablet} {
    grid-template-columns: 1fr;

    &::before {
      grid-row: auto;
    }
  }
`;
