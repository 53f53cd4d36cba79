/**
 * Formats an integer as `12,34,567`. Without `Intl`, because the first formatter of a page costs
 * 25 ms (docs/performance.md).
 */
export function indianDigits(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
}
