import styled, { keyframes } from 'styled-components';

import { Icon } from '../icons/icon.tsx';
import { media, tokens } from '../tokens/tokens.ts';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space(3)};
  padding: ${tokens.space(10)} ${tokens.space(4)};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.sm};
`;

const Wheel = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  color: ${tokens.color.action};

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border: 2.5px dashed currentcolor;
    border-radius: 50%;
    animation: ${turn} 6s linear infinite;
  }

  ${media.calm} {
    &::before {
      animation: none;
    }
  }
`;

export interface SpinnerProps {
  label: string;
  className?: string;
}

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <Root className={className} role="status" data-waiting>
      <Wheel aria-hidden="true">
        <Icon name="leaf" size={24} />
      </Wheel>
      {label}
    </Root>
  );
}
