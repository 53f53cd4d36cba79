export const DEFAULT_RATING = 4;
export const MAXIMUM_RATING = 5;

export function starCount(rating: number | null | undefined): number {
  return Math.min(MAXIMUM_RATING, Math.max(0, Math.floor(rating ?? DEFAULT_RATING)));
}
