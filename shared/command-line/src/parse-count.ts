import { UsageError } from './program.ts';

export function parseCount(option: string, least: number, most: number): (text: string) => number {
  return (text) => {
    const count = Number(text);
    if (/^\d{1,9}$/.test(text) && count >= least && count <= most) return count;
    throw new UsageError(`${option} must be a whole number from ${least} to ${most}, not ${text}`);
  };
}
