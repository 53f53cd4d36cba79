import { Picture, deferLayout, media, plainList, tokens } from '@kaagazz/design-system';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

export const Facts = styled.dl`
  display: grid;
  margin: 0;
  font-size: ${tokens.size.sm};
  line-height: 1.45;

  > div {
    display: grid;
    grid-template-columns: 7rem 1fr;
    gap: ${tokens.space(3)};
    padding-block: ${tokens.space(2)};
    border-top: 1px dashed ${tokens.color.line};
  }

  dt {
    color: ${tokens.color.inkSoft};
  }

  dd {
    margin: 0;
  }
`;

export const Cards = styled.ul`
  display: grid;
  gap: ${tokens.space(6)};
  ${plainList}

  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
`;

export const Card = styled.li`
  display: grid;

  /* below the first screen, even on desktops */
  &:nth-child(n + 3) {
    contain-intrinsic-block-size: 620px;
    ${deferLayout(600)}
  }

  > * {
    align-content: start;
  }
`;

export const DesignRow = styled.div`
  display: flex;
  gap: clamp(0.5rem, 3%, 1rem);
  align-items: center;
  box-sizing: border-box;
  aspect-ratio: 9 / 4;
  padding-inline: 5%;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paperShade};
`;

/**
 * Link with a picture of a design. All links have the same height, because each grows in proportion
 * to its aspect ratio.
 */
export const DesignLink = styled(Link)<{ $width: number; $height: number }>`
  flex: ${({ $width, $height }) => ($width / $height).toFixed(3)} 1 0;
  min-width: 0;

  &:focus-visible {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 3px;
  }

  img {
    width: 100%;
    box-shadow: ${tokens.shadow.sheet};
    transition: transform ${tokens.time.slow};
  }

  ${media.hover} {
    &:hover img {
      transform: translateY(-3px) rotate(-0.6deg);
    }
  }
`;

export const Services = styled.ul`
  display: grid;
  gap: ${tokens.space(14)};
  ${plainList}
`;

export const Service = styled.li`
  contain-intrinsic-block-size: 700px;
  ${deferLayout(800)}
  display: grid;
  gap: ${tokens.space(6)};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }

  ${media.desktop} {
    gap: ${tokens.space(14)};
  }
`;

export const ServicePicture = styled(Picture)`
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  background: ${tokens.color.paperShade};
  border-radius: ${tokens.radius.md};
`;
