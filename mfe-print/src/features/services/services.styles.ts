import { Picture, deferLayout, media, tokens } from '@kaagazz/design-system';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Label and value side by side, each on its own ruled line like an order slip. */
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

/** The invitations lie side by side like a hand of cards. */
export const Cards = styled.ul`
  display: grid;
  gap: ${tokens.space(6)};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
`;

export const Card = styled.li`
  display: grid;

  /* Below the first screen, and below the first row of a large one. */
  &:nth-child(n + 3) {
    contain-intrinsic-block-size: 620px;
    ${deferLayout(600)}
  }

  > * {
    align-content: start;
  }
`;

/** The designs of an occasion, side by side on a mat: the eye knows at once what it will find. */
export const Hand = styled.div`
  display: flex;
  gap: clamp(0.5rem, 3%, 1rem);
  align-items: center;
  box-sizing: border-box;
  aspect-ratio: 9 / 4;
  padding-inline: 5%;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paperShade};
`;

/** A sheet leads to its design. All are of one height, and together as wide as the mat. */
export const HandSheet = styled(Link)<{ $width: number; $height: number }>`
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

/** Print jobs are a list to read, one below the other, not a wall of boxes. */
export const Jobs = styled.ul`
  display: grid;
  gap: ${tokens.space(14)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Job = styled.li`
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

export const JobPicture = styled(Picture)`
  width: 100%;
  border-radius: ${tokens.radius.md};
`;
