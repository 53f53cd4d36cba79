import { deferLayout, media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Top = styled.header`
  display: grid;
  gap: ${tokens.space(5)};
  max-width: 46rem;
`;

export const Lead = styled.p`
  margin: 0;
  font: ${tokens.weight.display} ${tokens.size.lg} / 1.5 ${tokens.font.display};
  text-wrap: pretty;
`;

export const Columns = styled.div`
  display: grid;
  gap: ${tokens.space(10)};
  margin-top: ${tokens.space(10)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 17rem) minmax(0, 42rem);
    gap: ${tokens.space(20)};
    align-items: start;
    margin-top: ${tokens.space(16)};
  }
`;

export const Contents = styled.nav`
  --air: ${tokens.space(3)};

  padding-block: ${tokens.space(5)};
  border-block: 2px dashed ${tokens.color.line};

  ${media.desktop} {
    --air: ${tokens.space(1.75)};

    position: sticky;
    top: 6.5rem;
    max-height: calc(100svh - 8rem);
    overflow-y: auto;
  }

  ol {
    display: grid;
    margin: ${tokens.space(3)} 0 0;
    padding: 0;
    list-style: none;
    counter-reset: part;
  }

  li {
    display: flex;
    gap: ${tokens.space(3)};
    counter-increment: part;
  }

  li::before {
    content: counter(part);
    flex: none;
    width: 1.5rem;
    padding-block: var(--air);
    color: ${tokens.color.terracotta};
    font: ${tokens.weight.display} ${tokens.size.sm} / 1.4 ${tokens.font.display};
    text-align: end;
  }

  a {
    flex: 1;
    padding-block: var(--air);
    color: inherit;
    font-size: ${tokens.size.sm};
    line-height: 1.4;
    text-decoration: none;
  }

  ${media.hover} {
    a:hover {
      text-decoration: underline;
      text-decoration-color: ${tokens.color.terracotta};
      text-underline-offset: 0.22em;
    }
  }
`;

/** Don't use a grid here, because grid items overlap at page breaks in print. */
export const Article = styled.div`
  font-size: ${tokens.size.md};
  line-height: 1.75;
  counter-reset: part;

  & > * + * {
    margin-top: ${tokens.space(12)};
  }
`;

export const Part = styled.section`
  counter-increment: part;

  &:nth-child(n + 3) {
    contain-intrinsic-block-size: 320px;
    ${deferLayout(600)}
  }

  &:nth-child(n + 8) {
    ${deferLayout(750)}
  }

  & > * {
    margin: 0;
  }

  & > * + * {
    margin-top: ${tokens.space(4)};
  }

  h2::before {
    content: counter(part) '  ' / '';
    white-space: pre;
    color: ${tokens.color.terracotta};
  }

  h2:focus {
    outline: none;
  }

  p,
  ul {
    max-width: ${tokens.width.text};
    box-sizing: border-box;
  }

  ul {
    display: grid;
    gap: ${tokens.space(2)};
    padding-inline-start: 1.3em;
  }

  li::marker {
    color: ${tokens.color.terracotta};
  }
`;

export const Terms = styled.dl`
  border-top: 1px solid ${tokens.color.line};

  > div {
    display: grid;
    gap: ${tokens.space(1)};
    padding-block: ${tokens.space(3)};
    border-bottom: 1px solid ${tokens.color.line};
    break-inside: avoid;

    ${media.tablet} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
      gap: ${tokens.space(6)};
    }
  }

  dt {
    font-weight: 600;
    line-height: 1.5;
    overflow-wrap: break-word;
  }

  dd {
    margin: 0;
    line-height: 1.6;
    overflow-wrap: break-word;
  }
`;
