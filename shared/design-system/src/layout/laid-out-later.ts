import { css, keyframes } from 'styled-components';

const outOfSight = keyframes`
  from,
  to {
    content-visibility: auto;
  }
`;

/**
 * For what stands below the first screen of a page that the server drew: laid out a moment after it, unless it is near the screen. A slow phone takes as
 * long for all of a long page as for everything that is seen at first, and would show that so much later. Give parts of a page moments of their own: each
 * is one piece of work. Not for what the browser draws when a visitor goes back, who is to stand at the same place: `contain-intrinsic-block-size` is
 * a guess. The same holds for a document that is loaded again, where the shell sets `data-returning`.
 *
 * Nothing is drawn outside of a box that waits.
 *
 * @param milliseconds after the first paint
 */
export const laidOutLater = (milliseconds: number) => css`
  html:not([data-returning]) & {
    animation: ${outOfSight} ${milliseconds}ms step-end;
  }
`;
