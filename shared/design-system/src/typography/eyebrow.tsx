import styled from 'styled-components';

import { tokens } from '../tokens/tokens.ts';

export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space(2.5)};
  margin: 0;
  font-size: ${tokens.size.xs};
  font-weight: 600;
  line-height: 1.4;
  letter-spacing: 0.09em;
  text-transform: uppercase;
  color: ${tokens.color.terracotta};

  &::before {
    content: '';
    flex: none;
    width: 1.75rem;
    border-top: 2px dashed currentcolor;
  }
`;
