import styled from 'styled-components';

import { tokens } from '../tokens/tokens.ts';

export const Form = styled.form.attrs({ noValidate: true })`
  display: grid;
  gap: ${tokens.space(5)};
`;
