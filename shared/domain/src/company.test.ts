import { isKnown } from './company.ts';

describe('a company detail', () => {
  it.each(['Kaagazz Private Limited', '4 Workshop Lane, Delhi', '+91 98765 43210', '07AAAAA0000A1Z5', '98100 00000'])(
    '%s is known',
    (detail) => {
      expect(isKnown(detail)).toBe(true);
    },
  );

  it.each(['[GSTIN]', '[registered address], Delhi, India', 'c/o [name]', '+91 00000 00000', '00000 00000'])(
    '%s is a placeholder',
    (detail) => {
      expect(isKnown(detail)).toBe(false);
    },
  );
});
