import { PRINT_SERVICES, type PrintServiceId } from '@kaagazz/domain/print';

import type { DesignFields } from '../src/index.ts';

export const NAMES = {
  short: ['Asha', 'Ravi'],
  long: ['Venkataraghavan Ramanathapuram Subramaniam', 'Bhagyalakshmi Narayanaswamy Chandrasekharan Iyer of Madurai'],
  'one long word': ['Lakshmivenkateshwarasubramanyamramakrishna', 'Thiruvananthapuramkanyakumarimuthuswamykrishnanna'],
  Devanagari: ['आराध्या', 'श्रीकृष्ण'],
  emoji: ['Asha 🎉', '🪔 Ravi 💍'],
} as const;

const NOTES =
  'With the blessings of our grandparents. Haldi on Friday evening at home, sangeet on Saturday from seven, and a simple lunch on banana leaves after the muhurat.\nPlease bring no gifts.';

export function filled(sample: DesignFields, [one, two]: readonly [string, string]): DesignFields {
  const fields: Record<string, string> = { ...sample };
  for (const name of Object.keys(sample)) {
    if (/brideName|honoreeName|fullName|hostedBy/.test(name)) fields[name] = one;
    if (/groomName/.test(name)) fields[name] = two;
    if (/parentsToBe|coupleNames/.test(name)) fields[name] = `${one} & ${two}`.slice(0, 80);
    if (/notes|extraNotes/i.test(name)) fields[name] = NOTES;
    if (name === 'venue')
      fields[name] = 'Sri Ramanathaswamy Kalyana Mandapam, 142 Rameswaram Temple Car Street, Mylapore, Chennai 600004';
    if (name === 'email')
      fields[name] = 'bhagyalakshmi.narayanaswamy.chandrasekharan@an-office-with-a-long-name.example.in';
  }
  return fields;
}

export function brimful(service: PrintServiceId, kind: 'words' | 'Devanagari' | 'line ends'): DesignFields {
  const piece = { words: 'Meenakshi and all ', Devanagari: 'श्रीकृष्णमूर्ति की ', 'line ends': 'W\n' }[kind];
  const fields = PRINT_SERVICES[service].fields.map(({ name, longest }): [string, string] => [
    name,
    piece.repeat(longest).slice(0, longest),
  ]);
  return Object.fromEntries(fields);
}
