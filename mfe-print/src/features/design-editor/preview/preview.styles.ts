import { Badge, media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const EditorLayout = styled.div`
  :is(input, textarea, select) {
    scroll-margin-top: 7rem;

    ${media.desktop} {
      scroll-margin-top: 0;
    }
  }
`;

export const Figure = styled.figure`
  display: grid;
  gap: ${tokens.space(4)};
  margin: 0;
`;

export const Sides = styled.div`
  display: grid;
  gap: ${tokens.space(5)};
  padding: clamp(1rem, 3vw, 2rem);
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paperShade};
`;

export const SampleBadge = styled(Badge)`
  position: absolute;
  inset: -0.5rem -0.5rem auto auto;
  z-index: 1;
`;

export const SideFrame = styled.div<{ $width: number; $height: number; $share: number }>`
  position: relative;
  width: min(100%, calc((100svh - 19rem) * ${({ $width, $height, $share }) => ($share * $width) / $height}), 34rem);
  min-width: min(100%, 13rem);
  align-self: center;
  aspect-ratio: ${({ $width, $height }) => `${$width} / ${$height}`};
  background: ${tokens.color.paper};
  box-shadow: ${tokens.shadow.lifted};

  img {
    width: 100%;
    height: 100%;
  }
`;

export const PaperFrame = styled(SideFrame).attrs({ $width: 1, $height: 1, $share: 1 })`
  isolation: isolate;
`;

export const Note = styled.p`
  min-height: 3lh;
  margin: 0;
  font-size: ${tokens.size.sm};
  line-height: 1.5;
  color: ${tokens.color.inkSoft};

  ${media.tablet} {
    min-height: 2lh;
  }
`;

export const Legend = styled.dl`
  display: grid;
  gap: ${tokens.space(2)};
  margin: 0;
  font-size: ${tokens.size.sm};
  line-height: 1.45;

  > div {
    display: grid;
    grid-template-columns: 2rem 5.5rem 1fr;
    gap: ${tokens.space(2)};
    align-items: baseline;
  }

  dt {
    font-weight: 600;
  }

  dd {
    margin: 0;
    color: ${tokens.color.inkSoft};
  }

  svg {
    align-self: start;
    margin-top: 0.6em;
  }
`;
