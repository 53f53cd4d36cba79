import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

import { GlobalStyle } from '../frame/global-style.ts';

/**
 * The site's global styles as plain CSS. They never change, so the document brings them and no script has to: fonts, tokens and the ground
 * would be 2 KB of every first visit's JavaScript.
 */
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
    // what styled-components writes for itself, to find its rules again
    .replaceAll('/*!sc*/', '')
    .replaceAll(/data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g, '')
    .trim();
  sheet.seal();
  return css;
}
