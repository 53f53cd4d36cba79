import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const SearchField = styled.input`
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.875rem;
  border: 1.5px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paper};
`;

export const Commands = styled.div`
  margin-top: ${tokens.space(3)};

  button {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space(4)};
    width: 100%;
    min-height: 2.5rem;
    align-items: center;
    padding: 0 ${tokens.space(3)};
    border: 0;
    border-radius: ${tokens.radius.sm};
    background: none;
    text-align: start;
    cursor: pointer;
  }

  small {
    color: ${tokens.color.inkSoft};
  }

  [aria-selected='true'] {
    background: ${tokens.color.leafTint};
  }
`;
