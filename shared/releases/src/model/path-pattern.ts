/** Segments of a path as React Router compares them: without slashes at the ends, and in any letter case (E16). */
function segmentsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

/** Whether a path stands for many pages: `/products/:id`, `/print/*`. */
export function hasParameter(pattern: string): boolean {
  return segmentsOf(pattern).some((segment) => /^:|\?$|^\*$/.test(segment));
}

/** Whether a page, without query, is one of those that a pattern stands for. */
export function matchesPattern(pattern: string, page: string): boolean {
  return expand(segmentsOf(pattern)).some((segments) => meet(segments, segmentsOf(page)));
}

/** Whether there is any URL that both patterns match. */
export function overlap(one: string, other: string): boolean {
  const others = expand(segmentsOf(other));
  return expand(segmentsOf(one)).some((mine) => others.some((theirs) => meet(mine, theirs)));
}

/** A segment that may be absent (`:page?`) makes two patterns of one. */
function expand([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  const tails = expand(rest);
  if (!first.endsWith('?')) return tails.map((tail) => [first, ...tail]);
  return [...tails.map((tail) => [first.slice(0, -1), ...tail]), ...tails];
}

/** Two lists of segments without optional ones; a page is a list that has no parameter. */
function meet(one: readonly string[], other: readonly string[]): boolean {
  const [a, ...moreOfOne] = one;
  const [b, ...moreOfOther] = other;
  if (a === '*' || b === '*') return true;
  if (a === undefined || b === undefined) return a === b;
  return (a === b || a.startsWith(':') || b.startsWith(':')) && meet(moreOfOne, moreOfOther);
}
