/** Avoids `Intl.NumberFormat`, because creating a page's first formatter takes 25 ms. */
export function indianDigits(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
}
