import fc from 'fast-check';

import { certificateSerial, certificateSerialOf, certificateTitle, REPLY_CODE_ALPHABET } from '../index.ts';

const characters = fc.string({
  unit: fc.constantFrom(...REPLY_CODE_ALPHABET.split('')),
  minLength: 12,
  maxLength: 12,
});

it('corrects commonly misread characters in a typed serial number', () => {
  fc.assert(
    fc.property(characters, (text) => {
      const serial = certificateSerial(text);
      const misread = serial.replaceAll('0', 'o').replaceAll('1', 'l');

      expect(certificateSerialOf(serial)).toBe(serial);
      expect(certificateSerialOf(` ${misread.toLowerCase().replaceAll('-', ' ')} `)).toBe(serial);
      expect(certificateSerialOf(text)).toBe(serial);
    }),
  );
});

it.each(['', 'KZ', 'KZ-7Q4M-X2RT', 'KZ-7Q4M-X2RT-9A0B1', 'KZ-7Q4M-X2RT-9A0U', 'AB-7Q4M-X2RT-9A0B'])(
  '%j is not a serial number',
  (typed) => {
    expect(certificateSerialOf(typed)).toBeNull();
  },
);

it.each([
  [{ customTitle: 'Star of the month', certType: 'Achievement' }, 'Star of the month'],
  [{ customTitle: '', certType: 'Completion' }, 'Certificate of Completion'],
  [{ customTitle: '', certType: 'Custom' }, 'Certificate'],
])('the certificate for %j is headed %j', (fields, title) => {
  expect(certificateTitle(fields)).toBe(title);
});
