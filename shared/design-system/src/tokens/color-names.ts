/**
 * Separate from `palette.ts`, because browsers need only the names. The colours come from the
 * shell's CSS.
 */
export const COLOR_NAMES = [
  'ground',
  'paper',
  'paperShade',
  'ink',
  'inkSoft',
  'night',
  'waiting',
  'line',
  'edge',
  'leaf',
  'leafDark',
  'leafTint',
  'terracotta',
  'marigold',
  'star',
  'marigoldTint',
  'indigo',
  'indigoTint',
  'danger',
  'badgeInk',
  'badgeDanger',
  'dangerTint',
  'onLeaf',
  'focus',
  'action',
  'actionStrong',
  'onAction',
] as const;

export type ColorName = (typeof COLOR_NAMES)[number];
