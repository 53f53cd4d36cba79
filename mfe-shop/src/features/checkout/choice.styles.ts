import { lightSurface, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Choices = styled.fieldset`
  display: grid;
  gap: ${tokens.space(2)};
  min-width: 0;
  padding: 0;
  border: 0;
  margin: 0;

  legend {
    padding: 0 0 ${tokens.space(2)};
    font-size: ${tokens.size.sm};
    font-weight: 600;
  }
`;

export const Choice = styled.label`
  ${lightSurface}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space(3)};
  align-items: start;
  min-height: 2.75rem;
  box-sizing: border-box;
  padding: ${tokens.space(2.5)} ${tokens.space(3.5)};
  border: 1.5px solid ${tokens.color.line};
  border-radius: ${tokens.radius.md};
  cursor: pointer;

  &:has(input:checked) {
    border-color: ${tokens.color.leaf};
    background: ${tokens.color.paper};
  }

  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.125rem 0 0;
    accent-color: ${tokens.color.leaf};
  }
`;
