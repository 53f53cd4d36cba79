import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

import { GlobalStyle } from '../frame/global-style.ts';

export const globalCss: string = compileOnce();

function compileOnce(): string {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(
    <StyleSheetManager sheet={sheet.instance}>
      <GlobalStyle />
    </StyleSheetManager>,
  );
  const css = sheet
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>/g, '')
    // Remove styled-components' markers.
    .replaceAll('/*!sc*/', '')
    .replaceAll(/data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g, '')
    .trim();
  sheet.seal();
  return css;
}
