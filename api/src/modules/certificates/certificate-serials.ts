import { randomInt } from 'node:crypto';
import { CERTIFICATE_SERIAL_LENGTH, certificateSerial, REPLY_CODE_ALPHABET } from '@kaagazz/domain/print';
import type { AppContext } from '../../app-context.ts';
import type { CertificateSerials } from '../print/lines/print-line-factory.ts';
import { insertCertificates } from './certificates.repository.ts';

export function createCertificateSerials({ config }: Pick<AppContext, 'config'>): CertificateSerials {
  return {
    create: (count) => ({
      numbers: Array.from({ length: count }, () => certificateSerial(randomCharacters())),
      verifyUrl: `${config.siteOrigin}/verify`,
    }),
    async insert(tx, lineId, certificates) {
      await insertCertificates(
        tx,
        certificates.map(({ serial, name }, position) => ({ serial, lineId, position, name })),
      );
    },
  };
}

function randomCharacters(): string {
  const letters = Array.from(
    { length: CERTIFICATE_SERIAL_LENGTH },
    () => REPLY_CODE_ALPHABET[randomInt(REPLY_CODE_ALPHABET.length)],
  );
  return letters.join('');
}
