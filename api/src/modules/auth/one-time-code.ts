import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** How long a code may be typed in. */
export const CODE_MS = 10 * 60 * 1000;
/** Wrong codes a mailbox may hold against one code, the right one included. */
export const MAXIMUM_TRIES = 5;
/** Between two codes to one mailbox that are asked for by "resend". */
export const RESEND_MS = 30_000;
/** Mails of sign-in to one mailbox within an hour. */
export const MAXIMUM_MAILS_AN_HOUR = 10;

/** Six digits from the system's random source, each as likely as any other. */
export function newCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0');
}

/** Hashes codes with a key of their own: six digits in a stolen table would otherwise be tried out in a second. */
export function codeHasher(authSecret: string) {
  const key = createHmac('sha256', authSecret).update('one-time-code').digest();

  return {
    /** hex; bound to the mailbox, so that a code opens no other */
    hash: (mailbox: string, code: string) => createHmac('sha256', key).update(`${mailbox}:${code}`).digest('hex'),

    /** what stands for an unknown mailbox: as long as a hash, matched by no code */
    decoy: () => randomBytes(32).toString('hex'),

    matches(codeHash: string, mailbox: string, code: string): boolean {
      return timingSafeEqual(Buffer.from(codeHash, 'hex'), Buffer.from(this.hash(mailbox, code), 'hex'));
    },
  };
}
