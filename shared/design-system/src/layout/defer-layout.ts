import { css, keyframes } from 'styled-components';

const outOfSight = keyframes`
  from,
  to {
    content-visibility: auto;
  }
`;

/**
 * Defers the layout of content below the first screen. Use a different delay for each part of a
 * page to lay them out in separate tasks.
 *
 * After client-side navigation, the shell sets `data-laid-out-at-once` because scroll restoration
 * needs real heights.
 *
 * @param milliseconds delay after the first paint
 */
export const deferLayout = (milliseconds: number) => css`
  html:not([data-laid-out-at-once]) & {
    /*
     * Uses a delay instead of a duration, because a running animation would make the browser render
     * every frame.
     */
    animation: ${outOfSight} 1ms ${milliseconds}ms backwards;
  }
`;
