import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import { bareButton, Input } from '../form/index.ts';

export const SearchField = styled(Input)`
  width: 100%;
`;

export const Commands = styled.div`
  margin-top: ${tokens.space(3)};

  button {
    ${bareButton}
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space(4)};
    width: 100%;
    min-height: 2.5rem;
    align-items: center;
    padding: 0 ${tokens.space(3)};
    border-radius: ${tokens.radius.sm};
    text-align: start;
  }

  small {
    color: ${tokens.color.inkSoft};
  }

  [aria-selected='true'] {
    background: ${tokens.color.leafTint};
  }
`;
