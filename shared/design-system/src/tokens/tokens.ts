import { COLOR_NAMES } from './color-names.ts';
import type { ColorName } from './color-names.ts';

export function colorVariable(name: string): string {
  return `--kg-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

export function declarations(colors: Readonly<Record<string, string>>): string {
  return Object.entries(colors)
    .map(([name, value]) => `${colorVariable(name)}: ${value};`)
    .join('\n');
}

const color = Object.fromEntries(COLOR_NAMES.map((name) => [name, `var(${colorVariable(name)})`])) as Record<
  ColorName,
  string
>;

/** The shell app defines these CSS custom properties, so that all micro frontends look the same. */
export const tokens = {
  color,
  /** Converts steps of 4 px to rem. */
  space: (steps: number): string => `${steps * 0.25}rem`,
  radius: { sm: 'var(--kg-radius-sm)', md: 'var(--kg-radius-md)', pill: 'var(--kg-radius-pill)' },
  font: { display: 'var(--kg-font-display)', text: 'var(--kg-font-text)' },
  weight: { display: 'var(--kg-weight-display)' },
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
  time: { fast: 'var(--kg-time-fast)', slow: 'var(--kg-time-slow)' },
  width: { page: '1200px', text: '52ch' },
} as const;

export const media = {
  tablet: '@media (min-width: 640px)',
  desktop: '@media (min-width: 1024px)',
  hover: '@media (hover: hover)',
  calm: '@media (prefers-reduced-motion: reduce)',
} as const;
