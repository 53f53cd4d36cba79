import type { Paise } from './money.ts';

const SMALL =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = '. . Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

const STEPS = [
  { size: 10_000_000, name: 'Crore' },
  { size: 100_000, name: 'Lakh' },
  { size: 1_000, name: 'Thousand' },
  { size: 100, name: 'Hundred' },
] as const;

/**
 * Writes out an amount, for example `Rupees One Lakh Twenty-Five Thousand and Fifty Paise Only`.
 */
export function amountInWords(amount: Paise): string {
  const paise = amount % 100;
  const rupees = `Rupees ${inWords((amount - paise) / 100)}`;
  return paise === 0 ? `${rupees} Only` : `${rupees} and ${inWords(paise)} Paise Only`;
}

function inWords(whole: number): string {
  const step = STEPS.find(({ size }) => whole >= size);
  if (step) {
    const rest = whole % step.size;
    const words = `${inWords((whole - rest) / step.size)} ${step.name}`;
    return rest === 0 ? words : `${words} ${inWords(rest)}`;
  }
  if (whole < SMALL.length) return SMALL[whole] ?? '';
  const ones = whole % 10;
  const tens = TENS[(whole - ones) / 10] ?? '';
  return ones === 0 ? tens : `${tens}-${SMALL[ones] ?? ''}`;
}
