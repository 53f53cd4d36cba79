import { media, tokens } from '@kaagazz/design-system';
import { css } from 'styled-components';

export const headerHeight = { phone: '4rem', desktop: '4.75rem' };

export const headerItem = css`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space(1)};
  min-height: 2.75rem;
  padding: 0 ${tokens.space(3.5)};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.ink};
  font: 400 ${tokens.size.md} / 1.3 ${tokens.font.text};
  text-decoration: none;
  white-space: nowrap;

  ${media.hover} {
    &:hover {
      color: ${tokens.color.leafDark};
    }
  }
`;

export const currentPage = css`
  &[aria-current='page'] {
    text-decoration: underline dashed ${tokens.color.terracotta} 2px;
    text-underline-offset: 0.45em;
  }
`;

export const menuEntry = css`
  display: flex;
  align-items: center;
  box-sizing: border-box;
  width: 100%;
  min-height: 2.75rem;
  padding: ${tokens.space(1)} ${tokens.space(3)};
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: none;
  color: ${tokens.color.ink};
  font: 400 ${tokens.size.md} / 1.3 ${tokens.font.text};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -3px;
  }

  ${media.hover} {
    &:hover {
      background: ${tokens.color.leafTint};
    }
  }
`;
