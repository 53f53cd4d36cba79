import fc from 'fast-check';
import { fromCell, toCell } from './csv-cell.ts';

it('toCell escapes formulas so that fromCell can restore them', () => {
  const text = fc.oneof(
    fc.string(),
    fc.stringMatching(/^'*[=+@\-\t＝]/),
    fc.constantFrom("'", "''=1+1", '=cmd|x', '\r=1'),
  );
  fc.assert(
    fc.property(text, (original) => {
      expect(toCell(original)).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
      expect(fromCell(toCell(original))).toBe(original);
    }),
  );
});
