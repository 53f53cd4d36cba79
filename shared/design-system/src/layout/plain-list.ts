import { css } from 'styled-components';

export const plainList = css`
  padding: 0;
  margin: 0;
  list-style: none;
`;
