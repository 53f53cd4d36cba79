import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { statesOfPin } from '@kaagazz/domain';
import type { PinCodeArea } from '@kaagazz/domain';

const FILE = join(import.meta.dirname, '../../../data/pin-cities.txt');
/**
 * Matches a line such as `110001 New Delhi`, or `110001-097 New Delhi` for the PIN codes 110001 to
 * 110097.
 */
const LINE = /^(\d{6})(?:-(\d{3}))? (.+)$/;

interface Area {
  first: number;
  last: number;
  city: string;
}

export async function readPinCodes() {
  const areas = parseAreas(await readFile(FILE, 'utf8'));
  return {
    find(pin: string): PinCodeArea {
      const wanted = Number(pin);
      const states = statesOfPin(pin).map(({ name }) => name);
      const area = areas.findLast(({ first }) => first <= wanted);
      const city = states.length > 0 && area && wanted <= area.last ? area.city : null;
      return { pin, states, city };
    },
  };
}

function parseAreas(text: string): Area[] {
  return text.split('\n').flatMap((line) => {
    const [, first, last, city] = LINE.exec(line) ?? [];
    if (!first || !city) return [];
    return [{ first: Number(first), last: Number(last ? first.slice(0, 3) + last : first), city }];
  });
}
