import { COMPANY } from '@kaagazz/domain';
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** Maximum difference between a phone's clock and the server's clock, in steps of `PERIOD_S`. */
const WINDOW = 1;

export interface NewAuthenticator {
  secret: string;
  uri: string;
}

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function describeAuthenticator(secret: string, email: string): NewAuthenticator {
  return { secret, uri: totpOf(secret, email).toString() };
}

/**
 * Returns the time step of a valid code, or null if the code is invalid. To prevent replays, the
 * caller must reject a time step that was used before.
 */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: `${COMPANY.name} desk`,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });
}
