import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { OutboxRow } from './mail.repository.ts';
import { mailAttachments } from './mail-pictures.ts';

/**
 * The result of an attempt to deliver an email. `reason` has codes only, because the texts of mail
 * servers contain the address.
 */
export type Delivery =
  /** The server accepted the email. */
  | { kind: 'sent' }
  /** The server rejected the recipient or the email permanently. */
  | { kind: 'refused'; reason: string }
  /** Temporarily rejected, or the connection broke. The server may have accepted the email. */
  | { kind: 'later'; reason: string }
  /** The server is unavailable, so no email can be delivered now. */
  | { kind: 'away'; reason: string };

const CONNECTS_WITHIN_MS = 5_000;
const GREETS_WITHIN_MS = 8_000;
const SILENT_FOR_MS = 30_000;
/** Limit for servers that keep responding but never finish. */
const DELIVERED_WITHIN_MS = 75_000;

interface SmtpSettings {
  smtpUrl: string;
  mailFrom: string;
  /** Domain of the Message-ID. */
  domain: string;
}

/** Delivers emails to `SMTP_URL`. Each has its own connection, so a slow one delays no others. */
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
        // An object, because nodemailer would parse a string as a list of addresses.
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

/** A failure of these commands concerns one email. Others concern the server. */
const MAIL_COMMANDS = ['MAIL FROM', 'RCPT TO', 'DATA'];
/** Failures before the email was sent. */
const FAILED_BEFORE_MAIL = new Set(['EDNS', 'EAUTH', 'ETLS', 'EREQUIRETLS']);
const CONNECTION_TIMEOUTS = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);

function outcomeOf(error: SmtpError): Delivery {
  const { code = '', responseCode = 0, command = '', timeoutType = '' } = error;
  const reason = [code, responseCode || ''].filter(Boolean).join(' ') || 'unknown';
  if (MAIL_COMMANDS.includes(command)) {
    // A rejected MAIL FROM concerns this sender, which can be fixed.
    return { kind: responseCode >= 500 && command !== 'MAIL FROM' ? 'refused' : 'later', reason };
  }
  const isUnavailable =
    FAILED_BEFORE_MAIL.has(code) || CONNECTION_TIMEOUTS.has(timeoutType) || responseCode > 0 || isConnectError(error);
  return { kind: isUnavailable ? 'away' : 'later', reason };
}

function isConnectError(error: Error): boolean {
  return (error as { syscall?: string }).syscall === 'connect';
}
