import styled from 'styled-components';

import { media, tokens } from '../tokens/tokens.ts';

export const RoundButton = styled.button`
  display: inline-grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background-color ${tokens.time.fast};

  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: color-mix(in srgb, ${tokens.color.ink} 10%, transparent);
    }
  }

  &:is(:disabled, [aria-disabled='true']) {
    opacity: 0.45;
    cursor: not-allowed;
  }
`;
