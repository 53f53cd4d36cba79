import type { ColorName } from './palette.ts';
import { palette } from './palette.ts';

/** `leafDark` is the custom property `--kg-leaf-dark`. */
export function colorVariable(name: string): string {
  return `--kg-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

const color = Object.fromEntries(Object.keys(palette).map((name) => [name, `var(${colorVariable(name)})`])) as Record<
  ColorName,
  string
>;

/**
 * What a style may be made of. Values are CSS custom properties, defined once by the shell (`themeVariables`): a remote of any age
 * takes on the look of the shell that hosts it.
 */
export const tokens = {
  color,
  /** Distances in steps of 4 px (at the browser's usual text size). */
  space: (steps: number): string => `${steps * 0.25}rem`,
  radius: { sm: 'var(--kg-radius-sm)', md: 'var(--kg-radius-md)', pill: 'var(--kg-radius-pill)' },
  font: { display: 'var(--kg-font-display)', text: 'var(--kg-font-text)' },
  /** The one weight of the display face: its file holds no other. */
  weight: { display: 'var(--kg-weight-display)' },
  /** Type scale; the larger steps grow with the window. */
  size: {
    xs: 'var(--kg-size-xs)',
    sm: 'var(--kg-size-sm)',
    md: 'var(--kg-size-md)',
    lg: 'var(--kg-size-lg)',
    xl: 'var(--kg-size-xl)',
    xxl: 'var(--kg-size-xxl)',
    display: 'var(--kg-size-display)',
  },
  shadow: { sheet: 'var(--kg-shadow-sheet)', lifted: 'var(--kg-shadow-lifted)' },
  /** Durations; both are 0 for visitors who prefer reduced motion. */
  time: { fast: 'var(--kg-time-fast)', slow: 'var(--kg-time-slow)' },
  width: { page: '1200px', text: '52ch' },
} as const;

/** Mobile first: styles without one of these are for phones. */
export const media = {
  tablet: '@media (min-width: 640px)',
  desktop: '@media (min-width: 1024px)',
  /** a pointer that can rest on a thing without pressing it */
  hover: '@media (hover: hover)',
  calm: '@media (prefers-reduced-motion: reduce)',
} as const;
