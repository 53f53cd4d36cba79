/** A repeatable source of chance: the same seed draws the same picture on every machine. */
export interface Random {
  /** A number from 0 up to 1, without 1. */
  next(): number;
  between(low: number, high: number): number;
  /** As far below zero as above it. */
  spread(reach: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** A number that stands for a text (FNV-1a, 32 bits). */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** Makes the source of chance for a picture, seeded by its name (mulberry32). */
export function randomFrom(seed: string): Random {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    spread: (reach) => (next() * 2 - 1) * reach,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
