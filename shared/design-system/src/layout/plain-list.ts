import { css } from 'styled-components';

/** Removes bullets and default spacing from a list. */
export const plainList = css`
  padding: 0;
  margin: 0;
  list-style: none;
`;
