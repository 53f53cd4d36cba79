import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Choices = styled.fieldset`
  display: grid;
  gap: ${tokens.space(2)};
  margin: 0;
  padding: ${tokens.space(3)} ${tokens.space(4)};
  border: 1px dashed ${tokens.color.edge};
  border-radius: ${tokens.radius.md};

  legend {
    padding-inline: ${tokens.space(2)};
    font-weight: 600;
  }
`;

export const Choice = styled.label`
  display: grid;
  grid-template-columns: auto 4rem 1fr;
  gap: ${tokens.space(3)};
  align-items: baseline;
  cursor: pointer;

  span {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
