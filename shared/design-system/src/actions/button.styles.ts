import { css } from 'styled-components';

import { media, tokens } from '../tokens/tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'lg';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
}

const variants = {
  primary: css`
    background: ${tokens.color.action};
    color: ${tokens.color.onAction};
    --button-strong: ${tokens.color.actionStrong};
  `,
  secondary: css`
    background: transparent;
    color: ${tokens.color.ink};
    border-color: ${tokens.color.edge};
    --button-strong: color-mix(in srgb, ${tokens.color.ink} 9%, transparent);
  `,
  quiet: css`
    background: transparent;
    color: inherit;
    padding-inline: ${tokens.space(3)};
    --button-strong: color-mix(in srgb, ${tokens.color.ink} 9%, transparent);
  `,
  danger: css`
    background: transparent;
    color: ${tokens.color.danger};
    border-color: currentcolor;
    --button-strong: ${tokens.color.dangerTint};
  `,
};

export const buttonStyles = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space(2)};
  box-sizing: border-box;
  min-height: ${({ $size }) => ($size === 'lg' ? '3.375rem' : '2.75rem')};
  min-width: 2.75rem;
  padding: ${({ $size }) => ($size === 'lg' ? '0.5rem 1.875rem' : '0.375rem 1.375rem')};
  /* Forced-colours mode removes the background but shows this border. */
  border: 1.5px solid transparent;
  border-radius: ${tokens.radius.md};
  font: 600 ${({ $size }) => ($size === 'lg' ? tokens.size.md : tokens.size.sm)} / 1.25 ${tokens.font.text};
  letter-spacing: 0.005em;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${tokens.time.fast};
  ${({ $variant }) => variants[$variant]}

  &::after {
    content: '';
    position: absolute;
    inset: 2.5px;
    border: 1.5px dashed currentcolor;
    border-radius: 3px;
    opacity: 0;
    pointer-events: none;
    transition: opacity ${tokens.time.fast};
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      background: var(--button-strong);
    }
    &:hover:not(:disabled)::after {
      opacity: ${({ $variant }) => ($variant === 'primary' ? 0.5 : 0)};
    }
  }

  &:active:not(:disabled) {
    background: var(--button-strong);
  }

  &:disabled {
    background: ${({ $variant }) => ($variant === 'primary' ? tokens.color.paperShade : 'transparent')};
    color: ${tokens.color.inkSoft};
    cursor: not-allowed;
  }
`;
