import fc from 'fast-check';
import { unprintable } from '@kaagazz/domain/print';

import commonNames from './common-names.json';
import { offerName } from './offer-name.ts';

it.each([
  ['Sunita Verma', 'सुनीता वर्मा'],
  ['Mr. & Mrs. Rakesh Sharma', 'श्री और श्रीमती राकेश शर्मा'],
  ['Venkatesh', 'वेंकतेश'],
  ['सुनीता वर्मा', 'Sunita Varma'],
  ['विश्वनाथ', 'Vishvanath'],
  ['ज़ुबैर', 'Zubair'],
])('%s is offered as %s', (name, offer) => {
  expect(offerName(name)).toBe(offer);
});

it('suggests the usual Devanagari spelling for every name in the list of common names', () => {
  for (const [latin, devanagari] of Object.entries(commonNames)) expect(offerName(latin)).toBe(devanagari);
});

it('a suggested Devanagari name contains only characters that can be printed', () => {
  const anyName = fc.string({ unit: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyzABC .-')) });
  fc.assert(fc.property(anyName, (name) => unprintable(offerName(name)).length === 0));
});
