import styled from 'styled-components';

import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { darkSurface } from '../tokens/dark-surface.ts';
import { tokens } from '../tokens/tokens.ts';

type Tone = 'info' | 'success' | 'error';

const icons = { info: 'leaf', success: 'check', error: 'alert' } as const;

const Root = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space(3)};
  box-sizing: border-box;
  width: 100%;
  padding: ${tokens.space(2)} ${tokens.space(2)} ${tokens.space(2)} ${tokens.space(4)};
  border-radius: ${tokens.radius.md};
  background: ${({ $tone }) => ($tone === 'error' ? tokens.color.danger : tokens.color.ink)};
  color: ${tokens.color.onLeaf};
  /* The outline keeps the toast visible on top of the dark footer. */
  box-shadow:
    ${tokens.shadow.lifted},
    0 0 0 1px ${tokens.color.line};
  font-size: ${tokens.size.md};
  line-height: 1.4;
`;

const Content = styled.div`
  ${darkSurface}
  display: contents;
`;

const Words = styled.span`
  flex: 1;
  /* Prevents a line break within an order number. */
  text-wrap: balance;
  padding-block: ${tokens.space(1)};
`;

export interface ToastProps {
  text: string;
  tone: Tone;
  onDismiss: () => void;
}

export function Toast({ text, tone, onDismiss }: ToastProps) {
  return (
    <Root $tone={tone}>
      <Content>
        <Icon name={icons[tone]} />
        <Words>{text}</Words>
        <IconButton label="Dismiss" icon="close" iconSize={18} onClick={onDismiss} />
      </Content>
    </Root>
  );
}
