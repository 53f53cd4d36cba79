import { media, plainList, tokens } from '@kaagazz/design-system';
import styled, { css, keyframes } from 'styled-components';

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paperShade};
`;

export const Track = styled.ul`
  ${plainList}
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  ${media.calm} {
    scroll-behavior: auto;
  }
`;

const skipped = keyframes`
  from,
  to {
    content-visibility: hidden;
  }
`;

const loadLater = css`
  animation: ${skipped} 1ms 600ms backwards;
`;

export const Slide = styled.li<{ $colour: string | null }>`
  position: relative;
  aspect-ratio: 1;
  background: ${({ $colour }) => $colour};
  flex: 0 0 100%;
  scroll-snap-align: start;
  scroll-snap-stop: always;

  a {
    display: block;
    cursor: zoom-in;
  }

  &:not(:first-child) a {
    ${loadLater}
  }

  a:focus-visible {
    outline: none;
  }

  /* Draw the outline inside the slide, because the frame clips everything outside. */
  a:focus-visible::after {
    content: '';
    position: absolute;
    inset: 3px;
    border-radius: ${tokens.radius.sm};
    outline: 3px solid ${tokens.color.focus};
  }

  img {
    display: block;
    width: 100%;
    height: auto;
  }
`;

const overlay = `
  position: absolute;
  border-radius: ${tokens.radius.pill};
  background: color-mix(in srgb, ${tokens.color.paper} 88%, transparent);
  color: ${tokens.color.badgeInk};
`;

export const Counter = styled.span`
  ${overlay}
  inset: auto auto ${tokens.space(3)} ${tokens.space(3)};
  padding: ${tokens.space(0.5)} ${tokens.space(3)};
  font-size: ${tokens.size.sm};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;

export const ZoomIcon = styled.span`
  ${overlay}
  inset: auto ${tokens.space(3)} ${tokens.space(3)} auto;
  padding: ${tokens.space(2)};
  pointer-events: none;
`;

const Arrow = styled.div<{ $atEnd: boolean }>`
  ${overlay}
  inset-block: calc(50% - 1.375rem) auto;
  opacity: 0;
  pointer-events: none;
  transition: opacity ${tokens.time.fast};

  ${media.hover} {
    pointer-events: auto;

    ${Frame}:hover & {
      opacity: ${({ $atEnd }) => ($atEnd ? 0.4 : 1)};
    }
  }

  &:focus-within {
    opacity: 1;
  }
`;

export const Previous = styled(Arrow)`
  left: ${tokens.space(3)};
`;

export const Next = styled(Arrow)`
  right: ${tokens.space(3)};
`;

export const Thumbnails = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${tokens.space(3)};
`;

export const Thumbnail = styled.button`
  display: block;
  width: 100%;
  aspect-ratio: 1;
  padding: 0;
  overflow: hidden;
  border: 2px solid transparent;
  border-radius: ${tokens.radius.sm};
  background: none;
  cursor: pointer;

  /* Style the picture, because Chromium would report a layout shift for the button. */
  picture {
    display: block;
    ${loadLater}
  }

  img {
    display: block;
    width: 100%;
    height: auto;
  }

  &:hover {
    border-color: ${tokens.color.line};
  }

  &[aria-pressed='true'] {
    border-color: ${tokens.color.leaf};
  }
`;
