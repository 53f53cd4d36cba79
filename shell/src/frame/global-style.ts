import { baseStyles, media, themeVariables, tokens } from '@kaagazz/design-system';
import { createGlobalStyle } from 'styled-components';

import fibres from './paper-fibres.svg';
import { fontFaces } from './fonts.ts';
import { headerHeight } from './header/header.styles.ts';

export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  ${themeVariables}

  html {
    background: ${tokens.color.ground} url('${fibres}');
    font: 400 100% / 1.6 ${tokens.font.text};
    scroll-padding-top: calc(${headerHeight.phone} + 1rem);
    /* Always show a scrollbar, so that short pages are as wide as long ones. */
    overflow-y: scroll;

    ${media.desktop} {
      scroll-padding-top: calc(${headerHeight.desktop} + 1rem);
    }
  }

  /* While a page waits for data, it keeps its previous height (restore-height.inline.ts). */
  main:has([data-waiting]) {
    --least-height: var(--kept-height);
    /* Placeholders must not become scroll anchors. */
    overflow-anchor: none;
  }

  /* A sticky bar must not hide the focus. */
  html:has([data-bar]) {
    scroll-padding-bottom: 7rem;
  }

  body:has([data-bar]) {
    --bar: 6rem;
  }

  body {
    -webkit-tap-highlight-color: transparent;
  }

  img, svg, video {
    vertical-align: middle;
  }

  /* Outlines show panels and selected elements, because forced colours remove backgrounds. */
  @media (forced-colors: active) {
    header, dialog, [role='dialog'], [popover], [data-bar], header [aria-expanded='true'] ~ * {
      outline: 1px solid;
    }
    [aria-pressed='true'], [aria-selected='true'], label:has([type='radio']:checked) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
    progress {
      forced-color-adjust: none;
    }
  }

  ${baseStyles}

  ${media.calm} {
    *, *::before, *::after {
      scroll-behavior: auto !important;
    }
  }

  @page {
    margin: 14mm;
  }

  @media print {
    html {
      background: none;
    }
    body :not(:has(#main), #main, #main *) {
      display: none !important;
    }
    #main {
      min-height: 0;
    }
  }
`;
