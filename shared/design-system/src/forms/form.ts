import styled from 'styled-components';

import { tokens } from '../tokens/tokens.ts';

/** A column of fields. Our own messages replace the browser's validation. */
export const Form = styled.form.attrs({ noValidate: true })`
  display: grid;
  gap: ${tokens.space(5)};
`;
