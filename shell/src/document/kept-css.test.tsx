import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetContext, StyleSheetManager, styled } from 'styled-components';
import type { ComponentProps, ReactNode } from 'react';

import { KeptCss } from './kept-css.tsx';

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

/** Compiles as styled-components does, and says what it compiled. */
function compileAloud(): { compile: Compile; compiled: string[] } {
  let usual: Compile | undefined;
  renderToStaticMarkup(
    <StyleSheetContext.Consumer>{({ stylis }) => ((usual = stylis), null)}</StyleSheetContext.Consumer>,
  );
  const compiled: string[] = [];
  const compile = (css: string, selector?: string, prefix?: string, componentId?: string) => {
    compiled.push(css);
    return usual?.(css, selector, prefix, componentId) ?? [];
  };
  return { compile: Object.assign(compile, { hash: '' }), compiled };
}

function drawn(frame: (sheet: ServerStyleSheet) => ReactNode): string {
  const sheet = new ServerStyleSheet();
  const body = renderToStaticMarkup(frame(sheet));
  return sheet.getStyleTags() + body;
}

it('compiles the CSS of a component for the first page that shows it, and for no page after', () => {
  const { compile, compiled } = compileAloud();
  const draw = () =>
    drawn((sheet) => (
      <StyleSheetContext.Provider value={{ styleSheet: sheet.instance, stylis: compile }}>
        <KeptCss sheet={sheet}>{page}</KeptCss>
      </StyleSheetContext.Provider>
    ));

  const pages = [draw(), draw()];

  expect(compiled).toHaveLength(2);
  expect(pages[1]).toBe(pages[0]);
});

it('draws the very page that styled-components draws', () => {
  const kept = drawn((sheet) => <KeptCss sheet={sheet}>{page}</KeptCss>);
  const usual = drawn((sheet) => <StyleSheetManager sheet={sheet.instance}>{page}</StyleSheetManager>);

  expect(kept).toBe(usual);
});
