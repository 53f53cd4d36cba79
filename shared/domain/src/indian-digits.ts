/** Avoids `Intl.NumberFormat`, because the first formatter created on a page takes 25 ms. */
export function indianDigits(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
}
