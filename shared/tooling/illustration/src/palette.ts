export const palette = {
  ground: '#f6efe2',
  paper: '#fdf9f0',
  paperShade: '#e9dcc3',
  ink: '#3b2a1e',
  inkSoft: '#6b5646',
  leaf: '#2f6b3c',
  leafLight: '#7fa066',
  terracotta: '#b5522f',
  marigold: '#d9962a',
  indigo: '#2b2f6b',
  rose: '#c9746a',
} as const;

export type Colour = string;

function channels(colour: Colour): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two colours. A `share` of 0 gives `first`, and a `share` of 1 gives `second`. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const [r1, g1, b1] = channels(first);
  const [r2, g2, b2] = channels(second);
  const blend = (from: number, to: number) => Math.round(from + (to - from) * share);
  return `#${[blend(r1, r2), blend(g1, g2), blend(b1, b2)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (colour: Colour, share: number): Colour => mix(colour, palette.ink, share);

export const paler = (colour: Colour, share: number): Colour => mix(colour, palette.paper, share);

export const kraft: Colour = mix(mix(palette.paperShade, palette.marigold, 0.32), palette.inkSoft, 0.22);
export const wood: Colour = mix(mix(palette.paperShade, palette.terracotta, 0.28), palette.inkSoft, 0.12);
