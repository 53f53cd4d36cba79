import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetContext, StyleSheetManager, styled } from 'styled-components';
import type { ComponentProps, ReactNode } from 'react';

import { CachedCss } from './cached-css.tsx';

type Compile = ComponentProps<typeof StyleSheetContext.Provider>['value']['stylis'];

const Price = styled.strong<{ $tone: string }>`
  color: ${({ $tone }) => $tone};

  &:hover {
    text-decoration: underline;
  }
`;

const page = (
  <p>
    <Price $tone="green">₹245</Price> <Price $tone="brown">₹350</Price>
  </p>
);

function recordingCompiler(): { compile: Compile; compiled: string[] } {
  let original: Compile | undefined;
  renderToStaticMarkup(
    <StyleSheetContext.Consumer>{({ stylis }) => ((original = stylis), null)}</StyleSheetContext.Consumer>,
  );
  const compiled: string[] = [];
  const compile = (css: string, selector?: string, prefix?: string, componentId?: string) => {
    compiled.push(css);
    return original?.(css, selector, prefix, componentId) ?? [];
  };
  return { compile: Object.assign(compile, { hash: '' }), compiled };
}

function render(wrapped: (sheet: ServerStyleSheet) => ReactNode): string {
  const sheet = new ServerStyleSheet();
  const body = renderToStaticMarkup(wrapped(sheet));
  return sheet.getStyleTags() + body;
}

it('a component’s CSS is compiled once for all pages', () => {
  const { compile, compiled } = recordingCompiler();
  const renderPage = () =>
    render((sheet) => (
      <StyleSheetContext.Provider value={{ styleSheet: sheet.instance, stylis: compile }}>
        <CachedCss sheet={sheet}>{page}</CachedCss>
      </StyleSheetContext.Provider>
    ));

  const pages = [renderPage(), renderPage()];

  expect(compiled).toHaveLength(2);
  expect(pages[1]).toBe(pages[0]);
});

it('CachedCss renders the same page as StyleSheetManager', () => {
  const cached = render((sheet) => <CachedCss sheet={sheet}>{page}</CachedCss>);
  const usual = render((sheet) => <StyleSheetManager sheet={sheet.instance}>{page}</StyleSheetManager>);

  expect(cached).toBe(usual);
});
