import { media, tokens } from '@kaagazz/design-system';
import { css } from 'styled-components';

export const linkList = css`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const footerLink = css`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space(2.5)};
  min-width: 2.75rem;
  min-height: 2.75rem;
  color: inherit;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-color: ${tokens.color.terracotta};
      text-underline-offset: 0.25em;
    }
  }
`;
