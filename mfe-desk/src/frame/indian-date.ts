import { dayInWords, inIndia, timeInWords } from '@kaagazz/domain';

export function indianDay(iso: string | null): string {
  return dayInWords(clockAt(iso).slice(0, 10)).replace(/ (\w{3})\w* /, ' $1 ');
}

export function indianTime(iso: string | null): string {
  return indianDay(iso).replace(/ \d+$/, `, ${timeInWords(clockAt(iso).slice(11, 16))}`);
}

function clockAt(iso: string | null): string {
  const date = inIndia(new Date(iso ?? ''));
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
