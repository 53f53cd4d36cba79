import { createTransport, type Transporter } from 'nodemailer';
import type { AppContext } from '../../app-context.ts';
import { mailRepository as repository, type OutboxRow } from './mail.repository.ts';

export const MAIL_WORKER = 'send-mail';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long is noted that a mail went out, for questions about it; the privacy policy says the same. */
const KEPT_MS = 30 * DAY_MS;
const BATCH = 10;
/** Longer than one mail can take by the timeouts below. */
const LEASE_MS = 90_000;
const MAXIMUM_ATTEMPTS = 12;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30 * 60_000;

/**
 * Sends what stands in the outbox. At least once: if the process dies between sending and noting it, the mail goes again with
 * the same Message-ID. A mail server that is away costs nothing but time.
 */
export function addMailWorker({ config, database, now, workers }: AppContext): { close(): void } {
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = new URL(config.siteOrigin).hostname;

  async function sendOne(mail: OutboxRow): Promise<void> {
    if (mail.expiresAt && mail.expiresAt <= now()) return repository.giveUp(database, mail.id, now(), 'expired');
    try {
      await send(transport, mail, config.mailFrom, domain);
    } catch (error) {
      return noteFailure(mail, error);
    }
    await repository.markSent(database, mail.id, now());
  }

  async function noteFailure(mail: OutboxRow, error: unknown): Promise<void> {
    const reason = describe(error);
    if (mail.attempts >= MAXIMUM_ATTEMPTS || isRefused(error)) {
      return repository.giveUp(database, mail.id, now(), reason);
    }
    const pause = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (mail.attempts - 1));
    await repository.retryAt(database, mail.id, new Date(now().getTime() + pause), reason);
  }

  workers.add({
    name: 'forget-sent-mails',
    everyMs: DAY_MS,
    run: () => repository.forgetDoneBefore(database, new Date(now().getTime() - KEPT_MS)),
  });
  workers.add({
    name: MAIL_WORKER,
    everyMs: 500,
    async run(signal) {
      for (;;) {
        const moment = now();
        const mails = await repository.claim(database, moment, new Date(moment.getTime() + LEASE_MS), BATCH);
        await Promise.all(mails.map(sendOne));
        if (mails.length < BATCH || signal.aborted) return;
      }
    },
  });
  return { close: () => transport.close() };
}

async function send(transport: Transporter, mail: OutboxRow, from: string, domain: string): Promise<void> {
  await transport.sendMail({
    from,
    // As an object: never read as a list, whatever stands in it.
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${domain}>`,
    date: mail.createdAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

/** The mail server said no to this recipient or this mail for good; trying again would only annoy it. */
function isRefused(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** Codes only: what a mail server says in words repeats the address. */
function describe(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown';
}
