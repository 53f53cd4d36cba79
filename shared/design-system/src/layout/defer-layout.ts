import { css, keyframes } from 'styled-components';

const outOfSight = keyframes`
  from,
  to {
    content-visibility: auto;
  }
`;

export const deferLayout = (milliseconds: number) => css`
  html:not([data-laid-out-at-once]) & {
    /* Uses a delay, because a running animation would make the browser render every frame. */
    animation: ${outOfSight} 1ms ${milliseconds}ms backwards;
  }
`;
