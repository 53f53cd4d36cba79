import { tokens } from '@kaagazz/design-system';
import styled, { keyframes } from 'styled-components';

const pulse = keyframes`
  50% { opacity: 0.4; }
`;

const Circle = styled.span`
  display: block;
  flex: none;
  width: 2.375rem;
  height: 2.375rem;
  margin-inline: ${tokens.space(3.5)} auto;
  border-radius: 50%;
  background: ${tokens.color.waiting};
  animation: ${pulse} 1.6s ease-in-out infinite;
`;

export function AccountPulse() {
  return <Circle role="img" aria-label="Checking login status" />;
}
