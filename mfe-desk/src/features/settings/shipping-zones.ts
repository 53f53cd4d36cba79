import type { DeskSettings } from '@kaagazz/api-schema';

type Zone = DeskSettings['shipping']['zones'][number];

/** Returns one line per zone: `name; first PIN code digits; fee; fee per additional kilogram`. */
export function zonesText(zones: readonly Zone[]): string {
  return zones.map(({ name, pins, flatFee, perKg }) => [name, pins.join(', '), flatFee, perKg].join('; ')).join('\n');
}

/** Parses the format that `zonesText` returns. The fee per additional kilogram may be omitted. */
export function zonesIn(text: string): Zone[] {
  return linesOf(text)
    .map(zoneIn)
    .filter((zone) => zone !== undefined);
}

/** Returns an error message that names the first invalid line, if there is one. */
export function zonesProblem(text: string): string | undefined {
  const wrong = linesOf(text).find((line) => zoneIn(line) === undefined);
  return wrong && `“${wrong}” is not a zone. Write it like this: North East; 78, 79; 180; 40`;
}

function zoneIn(line: string): Zone | undefined {
  const [name = '', digits = '', flatFee = '', perKg = '0', ...more] = line.split(';').map((part) => part.trim());
  const pins = digits.split(/[\s,]+/).filter((prefix) => prefix !== '');
  const isValid =
    name !== '' &&
    pins.length > 0 &&
    pins.every((prefix) => /^[1-9]\d{0,5}$/.test(prefix)) &&
    [flatFee, perKg].every((amount) => /^\d+(\.\d{1,2})?$/.test(amount)) &&
    more.length === 0;
  return isValid ? { name, pins, flatFee: Number(flatFee), perKg: Number(perKg) } : undefined;
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
