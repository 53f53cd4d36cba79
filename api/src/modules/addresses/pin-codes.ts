import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { statesOfPin } from '@kaagazz/domain';
import type { PinCodeArea } from '@kaagazz/domain';

const FILE = join(import.meta.dirname, '../../../data/pin-cities.txt');
/** `110001-097 New Delhi`, or one PIN code. The second number replaces the last three digits. */
const LINE = /^(\d{6})(?:-(\d{3}))? (.+)$/;

interface Area {
  first: number;
  last: number;
  city: string;
}

/** Finds state and city of PIN codes. The file covers most cities; states are known for all. */
export async function readPinCodes() {
  const areas = parseAreas(await readFile(FILE, 'utf8'));
  return {
    find(pin: string): PinCodeArea {
      const wanted = Number(pin);
      const states = statesOfPin(pin).map(({ name }) => name);
      // The list is sorted, so the last area that begins before the PIN code is the only candidate.
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
