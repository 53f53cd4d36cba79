import styled from 'styled-components';

import { tokens } from '../tokens/tokens.ts';

/** A column of fields. `noValidate` disables the browser's messages in favour of ours. */
export const Form = styled.form.attrs({ noValidate: true })`
  display: grid;
  gap: ${tokens.space(5)};
`;
