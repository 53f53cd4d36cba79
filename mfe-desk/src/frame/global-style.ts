import displayExtended from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2';
import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import devanagari from '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2';
import extended from '@fontsource/mukta/files/mukta-latin-ext-400-normal.woff2';
import text from '@fontsource/mukta/files/mukta-latin-400-normal.woff2';
import textStrong from '@fontsource/mukta/files/mukta-latin-600-normal.woff2';
import { baseStyles, themeVariables, tokens } from '@kaagazz/design-system';
import { createGlobalStyle } from 'styled-components';

const DEVANAGARI = 'U+900-97F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF';
const EXTENDED = 'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1E00-1E9F,U+1EF2-1EFF';

function face(family: string, weight: string, url: string, range = ''): string {
  const letters = range && `unicode-range:${range};`;
  return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('${url}') format('woff2');${letters}}`;
}

const fonts = [
  face('Fraunces', '500 600', displayExtended, EXTENDED),
  face('Fraunces', '500 600', display),
  face('Mukta', '400', extended, EXTENDED),
  face('Mukta', '400', devanagari, DEVANAGARI),
  face('Mukta', '400', text),
  face('Mukta', '600', textStrong),
].join('');

export const GlobalStyle = createGlobalStyle`
  ${fonts}
  ${themeVariables}

  :root {
    --kg-size-xs: 0.8125rem;
    --kg-size-sm: 0.9063rem;
    --kg-size-md: 1rem;
    --kg-size-xl: clamp(1.375rem, 1.25rem + 0.5vw, 1.75rem);
  }

  ${baseStyles}

  html {
    background: ${tokens.color.ground};
    font: 400 100% / 1.5 ${tokens.font.text};
  }

  [autocapitalize='characters'] {
    text-transform: uppercase;
  }

  button:disabled {
    opacity: 0.45;
  }

  a {
    color: ${tokens.color.leafDark};
    text-decoration-color: color-mix(in srgb, currentcolor 45%, transparent);
    text-underline-offset: 0.2em;
  }

  kbd {
    padding: 0.05rem 0.4rem;
    border: 1px solid ${tokens.color.line};
    border-bottom-width: 2px;
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.paper};
    font: 600 0.75rem / 1.4 ${tokens.font.text};
  }

  @media print {
    html {
      background: none;
    }
    nav, aside[aria-label], [data-noprint] {
      display: none !important;
    }
  }
`;
