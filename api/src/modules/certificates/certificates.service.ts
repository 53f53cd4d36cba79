import { dayInIndia } from '@kaagazz/domain';
import { certificateTitle } from '@kaagazz/domain/print';
import type { AppContext } from '../../app-context.ts';
import { Problem } from '../../plugins/problem.ts';
import { type CertificateRow, certificatesOfLine, certificateWith, setRevoked } from './certificates.repository.ts';

export class Certificates {
  readonly #context: Pick<AppContext, 'config' | 'database' | 'now'>;

  constructor(context: Pick<AppContext, 'config' | 'database' | 'now'>) {
    this.#context = context;
  }

  /**
   * Returns a certificate, or null if the number is invalid, unknown or not yet printed. All three
   * cases look alike, so that guessing numbers reveals nothing.
   */
  async verify(serial: string | null) {
    const found = serial === null ? undefined : await certificateWith(this.#context.database, serial);
    if (!found) return null;
    const { fields, name, revokedAt } = found;
    return { serial: found.serial, name, ...factsOf(fields), revokedOn: revokedAt && dayInIndia(revokedAt) };
  }

  /** @throws Problem 404 `PRINT_LINE_NOT_FOUND` */
  async ofLine(userId: string, lineId: string | null) {
    const rows = await this.#own(userId, lineId);
    return {
      ...factsOf(rows[0]?.fields ?? {}),
      verifyUrl: `${this.#context.config.siteOrigin}/verify`,
      list: rows.map(({ serial, name, revokedAt }) => ({ serial, name, isRevoked: revokedAt !== null })),
    };
  }

  /** @throws Problem 404 `PRINT_LINE_NOT_FOUND` */
  async setRevoked(userId: string, { id, serial }: { id: string | null; serial: string | null }, isRevoked: boolean) {
    const { database, now } = this.#context;
    const row = (await this.#own(userId, id)).find((one) => one.serial === serial);
    if (!row) throw unknown();
    if (isRevoked !== (row.revokedAt !== null)) await setRevoked(database, row.serial, isRevoked ? now() : null);
    return this.ofLine(userId, id);
  }

  async #own(userId: string, lineId: string | null): Promise<CertificateRow[]> {
    const rows = lineId === null ? [] : await certificatesOfLine(this.#context.database, userId, lineId);
    if (rows.length === 0) throw unknown();
    return rows;
  }
}

function factsOf(fields: Readonly<Record<string, string>>) {
  return { title: certificateTitle(fields), issuer: fields.issuer ?? '', issuedOn: fields.issuedOn ?? '' };
}

function unknown(): Problem {
  return new Problem(
    'PRINT_LINE_NOT_FOUND',
    'We couldn’t find these certificates. They become available once you have placed your order.',
  );
}
