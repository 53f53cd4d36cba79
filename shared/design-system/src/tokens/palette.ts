import type { ColorName } from './color-names.ts';

export const palette = {
  /** The page's background. */
  ground: '#f6efe2',
  paper: '#fdf9f0',
  paperShade: '#e9dcc3',
  ink: '#3b2a1e',
  inkSoft: '#64503f',
  /** The footer's background. */
  night: '#2e2118',
  /** Loading skeletons. */
  waiting: '#b9b1a6',
  /** Decorative lines. */
  line: '#d8c7a7',
  /** Border colour of controls. */
  edge: '#8a755a',
  leaf: '#2f6b3c',
  leafDark: '#234f2d',
  leafTint: '#e3ecd9',
  terracotta: '#a3451f',
  marigold: '#d9962a',
  star: '#a8690c',
  marigoldTint: '#f9e6bd',
  indigo: '#2b2f6b',
  indigoTint: '#e4e3f0',
  danger: '#a32a1e',
  badgeInk: '#3b2a1e',
  badgeDanger: '#a32a1e',
  dangerTint: '#fae3da',
  onLeaf: '#fdf9f0',
  focus: '#2b2f6b',
  action: '#2f6b3c',
  actionStrong: '#234f2d',
  onAction: '#fdf9f0',
} as const satisfies Record<ColorName, string>;

export const onDark = {
  ink: '#fdf9f0',
  inkSoft: '#efe4cf',
  line: '#9c8e78',
  edge: '#d8c7a7',
  terracotta: '#f9d78f',
  star: '#f7cf7d',
  danger: '#fbd9cc',
  focus: '#f7cf7d',
  action: '#f7cf7d',
  actionStrong: '#fbe2ab',
  onAction: '#3b2a1e',
} as const satisfies Partial<Record<ColorName, string>>;
