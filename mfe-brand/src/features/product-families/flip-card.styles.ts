import { media, tokens } from '@kaagazz/design-system';
import styled, { css } from 'styled-components';

export const Card = styled.article`
  position: relative;
  height: 100%;
  perspective: 1400px;
`;

export const Turn = styled.button`
  position: absolute;
  inset: 0;
  z-index: 1;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.md};
  background: none;
  cursor: pointer;

  &:focus-visible {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 4px;
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const TurnMark = styled.span`
  position: absolute;
  right: 0;
  bottom: 0;
  width: 2.75rem;
  height: 2.75rem;
  background: ${tokens.color.marigold};
  clip-path: polygon(100% 0, 100% 100%, 0 100%);
  transition: transform ${tokens.time.fast} ease;
  transform-origin: bottom right;

  ${Card}:hover & {
    transform: scale(1.2);
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export const Sides = styled.div<{ $turned: boolean }>`
  position: relative;
  z-index: 2;
  display: grid;
  height: 100%;
  pointer-events: none;
  transform-style: preserve-3d;
  transition: transform 600ms cubic-bezier(0.3, 0.1, 0.2, 1);
  ${({ $turned }) =>
    $turned &&
    css`
      transform: rotateY(180deg);
    `}

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  a {
    pointer-events: auto;
  }

  @media (scripting: none) {
    gap: ${tokens.space(2)};
  }
`;

const side = css`
  grid-area: 1 / 1;
  box-sizing: border-box;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.ground};
  box-shadow: ${tokens.shadow.lifted};
  backface-visibility: hidden;

  @media (scripting: none) {
    grid-area: auto;
  }
`;

export const Front = styled.div`
  ${side}
  display: grid;
  grid-template-rows: 1fr auto;
  overflow: hidden;
`;

export const CardPicture = styled.img`
  width: 100%;
  height: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;

  ${media.desktop} {
    aspect-ratio: 5 / 6;
  }
`;

export const FrontWords = styled.div`
  padding: ${tokens.space(5)} ${tokens.space(14)} ${tokens.space(5)} ${tokens.space(5)};
`;

export const Back = styled.div<{ $turned: boolean }>`
  ${side}
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${tokens.space(4)};
  padding: ${tokens.space(6)};
  border: 2px dashed ${tokens.color.line};
  visibility: ${({ $turned }) => ($turned ? 'visible' : 'hidden')};
  transform: rotateY(180deg);
  transition: visibility 0s ${({ $turned }) => ($turned ? '0s' : '600ms')};

  @media (scripting: none) {
    visibility: visible;
    transform: none;
  }
`;
