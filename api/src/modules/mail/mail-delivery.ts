import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { OutboxRow } from './mail.repository.ts';
import { mailAttachments } from './mail-pictures.ts';

/**
 * What became of one try to hand a mail to the mail server. `reason` is made of codes only: what a
 * mail server says in words repeats the address.
 */
export type Delivery =
  /** the server has it */
  | { kind: 'sent' }
  /** no to this recipient or this mail, for good */
  | { kind: 'refused'; reason: string }
  /**
   * not now (greylisting, a full mailbox), or the connection broke while the mail was told: the
   * server may have it all the same
   */
  | { kind: 'later'; reason: string }
  /**
   * the server did not get as far as hearing of the mail: nobody has it, and no other mail would
   * get there now
   */
  | { kind: 'away'; reason: string };

const CONNECTS_WITHIN_MS = 5_000;
const GREETS_WITHIN_MS = 8_000;
const SILENT_FOR_MS = 30_000;
/** For a server that says something now and then and never comes to an end. */
const DELIVERED_WITHIN_MS = 75_000;

interface SmtpSettings {
  smtpUrl: string;
  mailFrom: string;
  /** the right side of a Message-ID */
  domain: string;
}

/**
 * Hands mails to the mail server at `SMTP_URL`. Each has a connection of its own: one that is slow
 * holds up no other.
 */
export function mailDelivery({ smtpUrl, mailFrom, domain }: SmtpSettings) {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECTS_WITHIN_MS,
    greetingTimeout: GREETS_WITHIN_MS,
    socketTimeout: SILENT_FOR_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async function deliver(mail: OutboxRow): Promise<Delivery> {
    const tooLong = new AbortController();
    const late = wait(DELIVERED_WITHIN_MS, { kind: 'later', reason: 'ETIMEDOUT' } as const, {
      signal: tooLong.signal,
      ref: false,
    });
    try {
      return await Promise.race([handOver(mail), late]);
    } finally {
      late.catch(() => undefined);
      tooLong.abort();
    }
  };

  async function handOver(mail: OutboxRow): Promise<Delivery> {
    try {
      await transport.sendMail({
        from: mailFrom,
        // As an object: never read as a list, whatever stands in it.
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: await mailAttachments(mail.pictures),
        messageId: `<${mail.id}@${domain}>`,
        date: mail.createdAt,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return { kind: 'sent' };
    } catch (error) {
      return outcomeOf(error as SmtpError);
    }
  }
}

interface SmtpError extends Error {
  code?: string;
  /** which of nodemailer's clocks ran out */
  timeoutType?: string;
  responseCode?: number;
  /** what the server was told when it said so */
  command?: string;
}

/** Commands that speak of one mail; an answer to any other one speaks of the server. */
const OF_THE_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA'];
/** What goes wrong before a mail is spoken of. */
const NEVER_HEARD = new Set(['EDNS', 'EAUTH', 'ETLS', 'EREQUIRETLS']);
const NEVER_CONNECTED = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);

function outcomeOf(error: SmtpError): Delivery {
  const { code = '', responseCode = 0, command = '', timeoutType = '' } = error;
  const reason = [code, responseCode || ''].filter(Boolean).join(' ') || 'unknown';
  if (OF_THE_MAIL.includes(command)) {
    // A server that takes mails from us no more says so at MAIL FROM: that is about us, and may be
    // mended.
    return { kind: responseCode >= 500 && command !== 'MAIL FROM' ? 'refused' : 'later', reason };
  }
  const neverHeard =
    NEVER_HEARD.has(code) || NEVER_CONNECTED.has(timeoutType) || responseCode > 0 || wasNotConnected(error);
  return { kind: neverHeard ? 'away' : 'later', reason };
}

/** `connect` is the system's own word for what failed. */
function wasNotConnected(error: Error): boolean {
  return (error as { syscall?: string }).syscall === 'connect';
}
