import { UsageError } from './program.ts';

/** For an option: a whole number from `least` to `most`. @throws UsageError naming the option */
export function parseCount(option: string, least: number, most: number): (text: string) => number {
  return (text) => {
    const count = Number(text);
    if (/^\d{1,9}$/.test(text) && count >= least && count <= most) return count;
    throw new UsageError(`${option} ${text} cannot be meant: write a whole number from ${least} to ${most}`);
  };
}
