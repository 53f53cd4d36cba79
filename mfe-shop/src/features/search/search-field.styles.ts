import { plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Form = styled.form`
  position: relative;
  width: 100%;
`;

export const InputRow = styled.div`
  position: relative;
`;

/** iOS zooms in on fields with text smaller than 16 px. */
export const Field = styled.input`
  box-sizing: border-box;
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem 3.25rem 0.625rem 1.125rem;
  border: 1.5px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.paper};
  color: ${tokens.color.ink};
  font: 400 ${tokens.size.md} / 1.4 ${tokens.font.text};
  appearance: none;

  /* Hide the browser's clear button, because it cannot be styled. */
  &::-webkit-search-cancel-button {
    display: none;
  }

  &::placeholder {
    color: ${tokens.color.inkSoft};
    opacity: 1;
  }
`;

export const Submit = styled.button`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  width: 3.25rem;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: transparent;
  color: ${tokens.color.leafDark};
  cursor: pointer;
`;

export const List = styled.ul`
  ${plainList}
  position: absolute;
  inset: calc(100% + ${tokens.space(1)}) 0 auto;
  z-index: 5;
  max-height: min(26rem, 60dvh);
  padding: ${tokens.space(2)};
  overflow-y: auto;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paper};
  box-shadow: ${tokens.shadow.lifted};
`;

export const Option = styled.li.attrs({ role: 'option' })`
  display: flex;
  gap: ${tokens.space(3)};
  align-items: center;
  min-height: 3.25rem;
  padding: ${tokens.space(1)} ${tokens.space(3)};
  border-radius: ${tokens.radius.sm};
  cursor: pointer;

  img {
    width: 2.75rem;
    height: 2.75rem;
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.paperShade};
    object-fit: cover;
  }

  > svg {
    width: 2.75rem;
  }

  > :last-child:not(:only-child) {
    white-space: nowrap;
  }

  &:hover,
  &[aria-selected='true'] {
    background: ${tokens.color.leafTint};
  }

  &[aria-selected='true'] {
    outline: 2px solid ${tokens.color.leaf};
    outline-offset: -2px;
  }
`;

export const OptionText = styled.span`
  flex: 1;
  min-width: 0;
  line-height: 1.3;
`;
