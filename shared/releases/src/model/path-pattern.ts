function segmentsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

export function hasParameter(pattern: string): boolean {
  return segmentsOf(pattern).some((segment) => /^:|\?$|^\*$/.test(segment));
}

export function matchesPattern(pattern: string, page: string): boolean {
  return expand(segmentsOf(pattern)).some((segments) => meet(segments, segmentsOf(page)));
}

export function overlap(one: string, other: string): boolean {
  const others = expand(segmentsOf(other));
  return expand(segmentsOf(one)).some((mine) => others.some((theirs) => meet(mine, theirs)));
}

function expand([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  const tails = expand(rest);
  if (!first.endsWith('?')) return tails.map((tail) => [first, ...tail]);
  return [...tails.map((tail) => [first.slice(0, -1), ...tail]), ...tails];
}

function meet(one: readonly string[], other: readonly string[]): boolean {
  const [a, ...moreOfOne] = one;
  const [b, ...moreOfOther] = other;
  if (a === '*' || b === '*') return true;
  if (a === undefined || b === undefined) return a === b;
  return (a === b || a.startsWith(':') || b.startsWith(':')) && meet(moreOfOne, moreOfOther);
}
