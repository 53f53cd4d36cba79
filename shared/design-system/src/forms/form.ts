import styled from 'styled-components';

import { tokens } from '../tokens/tokens.ts';

/**
 * A column of fields. `noValidate` turns off the browser's error messages, because fields show
 * their own.
 */
export const Form = styled.form.attrs({ noValidate: true })`
  display: grid;
  gap: ${tokens.space(5)};
`;
