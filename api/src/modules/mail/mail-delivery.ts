import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { DependencyUnavailable } from '../jobs/job-queue.ts';
import type { OutboxRow } from './mail.repository.ts';
import { mailAttachments } from './mail-pictures.ts';
import { SITE_ORIGIN } from './outbox.ts';

const MAIL_SERVER_RETRY_MS = 2_000;
const CONNECTS_WITHIN_MS = 5_000;
const GREETS_WITHIN_MS = 8_000;
const SILENT_FOR_MS = 30_000;
/**
 * Limits how long a delivery may take, because some mail servers keep responding without ever
 * finishing.
 */
const DELIVERED_WITHIN_MS = 75_000;

interface SmtpSettings {
  smtpUrl: string;
  mailFrom: string;
  siteOrigin: string;
}

/**
 * Sends each email over a separate connection, so that a slow delivery doesn't delay others. Errors
 * contain only codes, because the server's replies may contain email addresses.
 */
export function mailDelivery({ smtpUrl, mailFrom, siteOrigin }: SmtpSettings) {
  const domain = new URL(siteOrigin).hostname;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECTS_WITHIN_MS,
    greetingTimeout: GREETS_WITHIN_MS,
    socketTimeout: SILENT_FOR_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function send(mail: OutboxRow): Promise<null> {
    await transport.sendMail({
      from: mailFrom,
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text.replaceAll(SITE_ORIGIN, siteOrigin),
      html: mail.html.replaceAll(SITE_ORIGIN, siteOrigin),
      attachments: await mailAttachments(mail.pictures),
      messageId: `<${mail.id}@${domain}>`,
      date: mail.createdAt,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(mail.unsubscribeUrl && {
          'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
    return null;
  }

  return async function deliver(mail: OutboxRow): Promise<string | null> {
    const delivered = new AbortController();
    const late = wait(DELIVERED_WITHIN_MS, undefined, { signal: delivered.signal, ref: false }).then(
      () => Promise.reject(new Error('ETIMEDOUT')),
      () => null,
    );
    try {
      return await Promise.race([send(mail).catch(refusalOf), late]);
    } finally {
      delivered.abort();
    }
  };
}

interface SmtpError extends Error {
  code?: string;
  timeoutType?: string;
  responseCode?: number;
  command?: string;
  syscall?: string;
}

const MAIL_COMMANDS = ['MAIL FROM', 'RCPT TO', 'DATA'];
const FAILED_BEFORE_MAIL = new Set(['EDNS', 'EAUTH', 'ETLS', 'EREQUIRETLS']);
const CONNECTION_TIMEOUTS = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);

/**
 * Returns the reason why the server permanently rejected an email. Throws an error if the failure
 * is temporary.
 */
function refusalOf(error: SmtpError): string {
  const { code = '', responseCode = 0, command = '', timeoutType = '', syscall } = error;
  const reason = [code, responseCode || ''].filter(Boolean).join(' ') || 'unknown';
  if (MAIL_COMMANDS.includes(command)) {
    // A 5xx response is permanent, unless the server rejected the sender's address (`MAIL FROM`),
    // which the operator can correct.
    if (responseCode >= 500 && command !== 'MAIL FROM') return reason;
    throw new Error(reason);
  }
  const isUnavailable =
    FAILED_BEFORE_MAIL.has(code) || CONNECTION_TIMEOUTS.has(timeoutType) || responseCode > 0 || syscall === 'connect';
  throw isUnavailable ? new DependencyUnavailable(reason, { retryAfterMs: MAIL_SERVER_RETRY_MS }) : new Error(reason);
}
