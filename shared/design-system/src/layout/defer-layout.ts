import { css, keyframes } from 'styled-components';

const outOfSight = keyframes`
  from,
  to {
    content-visibility: auto;
  }
`;

/**
 * Defers the layout of content below the first screen until shortly after the first paint, unless
 * it is near the viewport. Without this, a slow phone takes twice as long to show the first screen.
 * Give the parts of a page different delays, so that each is laid out in its own task.
 *
 * Applies only to the first page of a document, because scroll restoration needs real heights and
 * `contain-intrinsic-block-size` is an estimate. For later pages, the shell turns it off by setting
 * `data-laid-out-at-once`. A deferred box clips its content.
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
