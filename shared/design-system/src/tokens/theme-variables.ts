import { onDark, palette } from './palette.ts';
import { declarations } from './tokens.ts';

export const lightSurface = declarations(
  Object.fromEntries(Object.keys(onDark).map((name) => [name, palette[name as keyof typeof onDark]])),
);

export const themeVariables = `
:root {
  ${declarations(palette)}
  --kg-radius-sm: 3px;
  --kg-radius-md: 6px;
  --kg-radius-pill: 999px;
  --kg-font-display: 'Fraunces', 'Fraunces Fallback', 'Mukta', Georgia, serif;
  --kg-font-text: 'Mukta', 'Mukta Fallback', 'Noto Sans', sans-serif;
  --kg-weight-display: 500;
  --kg-size-xs: 0.875rem;
  --kg-size-sm: 0.9688rem;
  --kg-size-md: clamp(1.0625rem, 1.02rem + 0.18vw, 1.125rem);
  --kg-size-lg: clamp(1.25rem, 1.18rem + 0.3vw, 1.4375rem);
  --kg-size-xl: clamp(1.5625rem, 1.38rem + 0.75vw, 2.0625rem);
  --kg-size-xxl: clamp(2rem, 1.6rem + 1.65vw, 3.125rem);
  --kg-size-display: clamp(2.5rem, 1.75rem + 3.1vw, 4.5rem);
  --kg-shadow-sheet: 0 1px 1px rgb(59 42 30 / 8%), 0 3px 10px rgb(59 42 30 / 7%);
  --kg-shadow-lifted: 0 2px 3px rgb(59 42 30 / 10%), 0 14px 36px rgb(59 42 30 / 18%);
  --kg-time-fast: 140ms;
  --kg-time-slow: 420ms;
}
@media (prefers-reduced-motion: reduce) {
  :root {
    --kg-time-fast: 0ms;
    --kg-time-slow: 0ms;
  }
}
`;
