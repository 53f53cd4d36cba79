import { REPLY_CODE_ALPHABET } from '../reply-rules.ts';

const GROUPS = 3;
const GROUP_LENGTH = 4;
/** Twelve random base-32 characters contain 60 bits, so serial numbers can't be guessed. */
export const CERTIFICATE_SERIAL_LENGTH = GROUPS * GROUP_LENGTH;
const PREFIX = 'KZ';
const SERIAL = new RegExp(`^(?:${PREFIX})?([${REPLY_CODE_ALPHABET}]{${CERTIFICATE_SERIAL_LENGTH}})$`);

/** Formats 12 characters as a serial number, such as `KZ-7Q4M-X2RT-9A0B`. */
export function certificateSerial(characters: string): string {
  const groups = Array.from({ length: GROUPS }, (_, index) =>
    characters.slice(index * GROUP_LENGTH, (index + 1) * GROUP_LENGTH),
  );
  return [PREFIX, ...groups].join('-');
}

export function certificateSerialOf(typed: string): string | null {
  const text = typed
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const [, characters] = SERIAL.exec(text) ?? [];
  return characters === undefined ? null : certificateSerial(characters);
}

export function certificateTitle({ customTitle = '', certType = '' }: Readonly<Record<string, string>>): string {
  if (customTitle !== '') return customTitle;
  return certType === '' || certType === 'Custom' ? 'Certificate' : `Certificate of ${certType}`;
}
