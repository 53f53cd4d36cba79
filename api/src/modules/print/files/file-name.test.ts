import fc from 'fast-check';
import { asAttachment, cleanFileName } from './file-name.ts';

it.each([
  ['Our wedding book.pdf', 'Our wedding book.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Asha\\book.docx', 'book.docx'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['zero\0byte.pdf', 'zerobyte.pdf'],
  ['two\r\nlines.pdf', 'twolines.pdf'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
  ['🎉 party 🎉.png', '🎉 party 🎉.png'],
  ['शादी का कार्ड.pdf', 'शादी का कार्ड.pdf'],
  ['half \ud800.pdf', 'half .pdf'],
  ['.htaccess', 'htaccess'],
  ['  ', 'file'],
  ['..', 'file'],
  ['/', 'file'],
])('calls %j %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

it('turns any text into a valid file name of at most 120 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const clean = cleanFileName(name);

      expect(clean).toMatch(/^[^\p{Cc}\p{Cf}/\\]+$/u);
      expect(Array.from(clean).length).toBeLessThanOrEqual(120);
      expect(clean.isWellFormed()).toBe(true);
      expect(cleanFileName(clean)).toBe(clean);
      expect(asAttachment(clean)).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w.~!$&+^`|%#-]+$/);
    }),
  );
});
