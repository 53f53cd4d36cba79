import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(10)};

  /* keeps a focused field clear of the header and the price bar */
  input,
  textarea,
  button {
    scroll-margin-block: 7rem;
  }
`;

export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(5)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0 0 ${tokens.space(5)};
    font: ${tokens.weight.display} ${tokens.size.lg} / 1.25 ${tokens.font.display};
  }
`;

export const Choices = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0 0 ${tokens.space(1.5)};
    font-size: ${tokens.size.sm};
    font-weight: 600;
    line-height: 1.4;
  }
`;

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 46%), 1fr));
  gap: ${tokens.space(2)};
`;

export const Tile = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  box-sizing: border-box;
  min-height: 3.25rem;
  padding: ${tokens.space(2)} ${tokens.space(3)};
  border: 1.5px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paper};
  font-weight: 600;
  line-height: 1.35;
  cursor: pointer;

  small {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.xs};
    font-weight: 400;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(input:checked) {
    border-color: ${tokens.color.action};
    background: ${tokens.color.leafTint};
    box-shadow: inset 0 0 0 1px ${tokens.color.action};
  }

  &:has(input:focus-visible) {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`;

export const Hint = styled.p`
  margin: ${tokens.space(2)} 0 0;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.xs};
  line-height: 1.45;
`;
