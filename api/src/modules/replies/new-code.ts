import { randomInt } from 'node:crypto';
import { REPLY_CODE_ALPHABET, REPLY_CODE_LENGTH } from '@kaagazz/domain/print';

export function newCode(): string {
  const letters = Array.from(
    { length: REPLY_CODE_LENGTH },
    () => REPLY_CODE_ALPHABET[randomInt(REPLY_CODE_ALPHABET.length)],
  );
  return letters.join('');
}
