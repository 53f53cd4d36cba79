import styled from 'styled-components';

import { tokens } from '../tokens/tokens.ts';

const Thread = styled.svg`
  display: block;
  width: 100%;
  height: 4px;
  color: ${tokens.color.line};
`;

export function Divider({ className }: { className?: string }) {
  return (
    <Thread className={className} aria-hidden="true" focusable="false">
      <line
        x1="2"
        y1="2"
        x2="100%"
        y2="2"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="9 8"
      />
    </Thread>
  );
}
