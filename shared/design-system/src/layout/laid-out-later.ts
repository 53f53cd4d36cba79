import { css, keyframes } from 'styled-components';

const outOfSight = keyframes`
  from,
  to {
    content-visibility: auto;
  }
`;

/**
 * For what stands below the first screen: laid out a moment after it, unless it is near the screen. A slow phone takes as long for all of a long page as for
 * everything that is seen at first, and would show that so much later; and it lays out twice what is there before the fonts are. Give parts of a page moments
 * of their own: each is one piece of work. Only in a document that is new: whoever goes back is to stand at the same place, and `contain-intrinsic-block-size`
 * is a guess. Elsewhere, and once a visitor goes on to another page, the shell sets `data-laid-out-at-once`.
 *
 * Nothing is drawn outside of a box that waits.
 *
 * @param milliseconds after the first paint
 */
export const laidOutLater = (milliseconds: number) => css`
  html:not([data-laid-out-at-once]) & {
    /* a delay, not a duration, in which the browser would draw every frame */
    animation: ${outOfSight} 1ms ${milliseconds}ms backwards;
  }
`;
