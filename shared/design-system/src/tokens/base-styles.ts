import { tokens } from './tokens.ts';

export const baseStyles = `
*, *::before, *::after {
  box-sizing: border-box;
}
html {
  color: ${tokens.color.ink};
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  accent-color: ${tokens.color.leaf};
}
html:has(dialog[open]) {
  overflow: hidden;
  scrollbar-gutter: stable;
}
body {
  margin: 0;
  font-size: ${tokens.size.md};
  overflow-wrap: break-word;
}
button, input, select, textarea {
  font: inherit;
  color: inherit;
}
::selection {
  background: ${tokens.color.marigold};
  color: ${tokens.color.badgeInk};
}
:focus-visible {
  outline: 3px solid ${tokens.color.focus};
  outline-offset: 2px;
}
`;
