/**
 * The colours, named after what they are made of. Text contrast is AA on every surface they may meet: `palette.test.ts` computes it,
 * so change a value here and run that test.
 */
export const palette = {
  /** uncoated paper: the page itself */
  ground: '#f6efe2',
  /** a sheet that lies on the ground */
  paper: '#fdf9f0',
  /** kraft: quiet bands, mats under pictures */
  paperShade: '#e9dcc3',
  ink: '#3b2a1e',
  inkSoft: '#64503f',
  /** the darkest ground: the footer, like the cover of a bound book */
  night: '#2e2118',
  /** the grey of what is not known yet */
  waiting: '#b9b1a6',
  /** hairlines that only decorate */
  line: '#d8c7a7',
  /** outlines that a shopper must see to use a thing: fields, secondary buttons */
  edge: '#8a755a',
  leaf: '#2f6b3c',
  leafDark: '#234f2d',
  leafTint: '#e3ecd9',
  terracotta: '#a3451f',
  marigold: '#d9962a',
  marigoldTint: '#f9e6bd',
  indigo: '#2b2f6b',
  indigoTint: '#e4e3f0',
  danger: '#a32a1e',
  /** `ink` and `danger` of things that keep their own light or dark ground in a dark band: badges */
  badgeInk: '#3b2a1e',
  badgeDanger: '#a32a1e',
  dangerTint: '#fae3da',
  onLeaf: '#fdf9f0',
  focus: '#2b2f6b',
  /** the one thing to do on a screen */
  action: '#2f6b3c',
  actionStrong: '#234f2d',
  onAction: '#fdf9f0',
} as const;

export type ColorName = keyof typeof palette;

/** What changes where the surface is dark: on leaf, indigo and ink. */
export const onDark = {
  ink: '#fdf9f0',
  inkSoft: '#efe4cf',
  line: '#9c8e78',
  edge: '#d8c7a7',
  terracotta: '#f9d78f',
  danger: '#fbd9cc',
  focus: '#f7cf7d',
  action: '#f7cf7d',
  actionStrong: '#fbe2ab',
  onAction: '#3b2a1e',
} as const satisfies Partial<Record<ColorName, string>>;
