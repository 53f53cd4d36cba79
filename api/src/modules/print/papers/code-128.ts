/** Alternating widths of bars and spaces for each Code 128 value (ISO/IEC 15417, table 1). */
const WIDTHS =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231' +
  '113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211' +
  '212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131' +
  '113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111' +
  '314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211' +
  '241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214' +
  '211232';
const START_B = 104;
const STOP = '2331112';
const FIRST = 32;
const LAST = 126;

/** Returns the widths of the bars and spaces, measured in modules and starting with a bar. */
export function code128(text: string): number[] {
  const values = Array.from(text).map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (code < FIRST || code > LAST) throw new Error('Code 128 has no such character');
    return code - FIRST;
  });
  const sum = values.reduce((total, value, at) => total + value * (at + 1), START_B);
  const pattern = [START_B, ...values, sum % 103].map((value) => WIDTHS.slice(value * 6, value * 6 + 6)).join('');
  return Array.from(pattern + STOP, Number);
}

export function isBarcode(text: string): boolean {
  return /^[ -~]+$/.test(text);
}
