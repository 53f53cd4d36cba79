import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { OutboxRow } from './mail.repository.ts';
import { mailAttachments } from './mail-pictures.ts';

/**
 * The outcome of one delivery attempt. `reason` contains only codes, because a mail server's reply
 * may contain the recipient's address.
 */
export type Delivery =
  /** The server accepted the email. */
  | { kind: 'sent' }
  /** The server rejected the recipient or the email permanently. */
  | { kind: 'refused'; reason: string }
  /**
   * The server rejected the email temporarily, or the connection broke. It may have accepted the
   * email.
   */
  | { kind: 'later'; reason: string }
  /** The server is unavailable for all emails. */
  | { kind: 'away'; reason: string };

const CONNECTS_WITHIN_MS = 5_000;
const GREETS_WITHIN_MS = 8_000;
const SILENT_FOR_MS = 30_000;
/** Limit for a server that keeps responding but never finishes. */
const DELIVERED_WITHIN_MS = 75_000;

interface SmtpSettings {
  smtpUrl: string;
  mailFrom: string;
  /** Domain of the Message-ID. */
  domain: string;
}

/**
 * Delivers emails to `SMTP_URL`, each over its own connection, so that a slow one delays no others.
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
        // An object, because nodemailer parses a string as a list of addresses.
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
  /** Which of nodemailer's timeouts expired. */
  timeoutType?: string;
  responseCode?: number;
  /** The SMTP command that failed. */
  command?: string;
}

/** A failure of one of these commands affects a single email. Other failures affect all emails. */
const MAIL_COMMANDS = ['MAIL FROM', 'RCPT TO', 'DATA'];
/** Error codes of failures before the email was sent. */
const FAILED_BEFORE_MAIL = new Set(['EDNS', 'EAUTH', 'ETLS', 'EREQUIRETLS']);
const CONNECTION_TIMEOUTS = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);

function outcomeOf(error: SmtpError): Delivery {
  const { code = '', responseCode = 0, command = '', timeoutType = '' } = error;
  const reason = [code, responseCode || ''].filter(Boolean).join(' ') || 'unknown';
  if (MAIL_COMMANDS.includes(command)) {
    // A rejected MAIL FROM is about the sender address, which the operator can correct.
    return { kind: responseCode >= 500 && command !== 'MAIL FROM' ? 'refused' : 'later', reason };
  }
  const isUnavailable =
    FAILED_BEFORE_MAIL.has(code) || CONNECTION_TIMEOUTS.has(timeoutType) || responseCode > 0 || isConnectError(error);
  return { kind: isUnavailable ? 'away' : 'later', reason };
}

function isConnectError(error: Error): boolean {
  return (error as { syscall?: string }).syscall === 'connect';
}
