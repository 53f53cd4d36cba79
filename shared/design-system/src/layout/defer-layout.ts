import { css, keyframes } from 'styled-components';

const outOfSight = keyframes`
  from,
  to {
    content-visibility: auto;
  }
`;

/**
 * Lays out content below the first screen a moment after the first paint, unless it is near the
 * viewport. A slow phone would otherwise take twice as long to show the first screen. Give the
 * parts of a page different delays, so that each is a task of its own.
 * Applies to the first page of a document only, because scroll restoration needs real heights and
 * `contain-intrinsic-block-size` is an estimate. Otherwise the shell sets `data-laid-out-at-once`.
 * A deferred box clips its content.
 * @param milliseconds Delay after the first paint.
 */
export const deferLayout = (milliseconds: number) => css`
  html:not([data-laid-out-at-once]) & {
    /* Uses the delay, because during a duration the browser would render every frame. */
    animation: ${outOfSight} 1ms ${milliseconds}ms backwards;
  }
`;
