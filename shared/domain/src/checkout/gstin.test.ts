import fc from 'fast-check';
import { isGstin, normaliseGstin } from './gstin.ts';

const VALID = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'];
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

describe('a GSTIN', () => {
  it.each(VALID)('the GSTIN %s is valid', (gstin) => {
    expect(isGstin(gstin)).toBe(true);
  });

  it('a GSTIN is normalised to capital letters without spaces', () => {
    expect(normaliseGstin(' 27aapfu 0939f1zv ')).toBe('27AAPFU0939F1ZV');
  });

  it('a GSTIN with one wrong character is invalid', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VALID), fc.nat(14), fc.constantFrom(...CHARACTERS), (gstin, at, character) => {
        fc.pre(gstin[at] !== character);

        expect(isGstin(gstin.slice(0, at) + character + gstin.slice(at + 1))).toBe(false);
      }),
    );
  });

  it.each(['', '27AAPFU0939F1Z', '27AAPFU0939F1ZVV', '99AAPFU0939F1ZV', '27aapfu0939f1zv'])(
    '“%s” is not a valid GSTIN',
    (text) => {
      expect(isGstin(text)).toBe(false);
    },
  );
});
