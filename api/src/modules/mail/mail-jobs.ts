import type { AppContext } from '../../app-context.ts';
import { retryWhileDatabaseIsAway } from '../jobs/job-queue.ts';
import { mailDelivery } from './mail-delivery.ts';
import { mailRepository as repository } from './mail.repository.ts';
import { SEND_MAIL } from './outbox.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long emails are kept after sending. Must match the privacy policy. */
const KEPT_MS = 30 * DAY_MS;
/** 250 attempts take five days, as mail servers usually retry (RFC 5321, 4.5.4.1). */
const RETRY = { firstMs: 2_000, longestMs: 30 * 60_000, attempts: 250 };

/** A process that is killed may send up to this many emails twice. */
const CONCURRENCY = 4;

/** Sends each email at least once. Repeated emails have the same Message-ID. */
export function registerMailJobs({ config, database, now, jobs }: AppContext): void {
  const { smtpUrl, mailFrom, siteOrigin } = config;
  const deliver = mailDelivery({ smtpUrl, mailFrom, siteOrigin });

  async function send(id: string, signal: AbortSignal): Promise<void> {
    const mail = await repository.find(database, id);
    if (!mail || mail.sentAt || mail.failedAt) return;
    const isExpired = mail.expiresAt !== null && mail.expiresAt <= now();
    const refusal = isExpired ? 'expired' : await deliver(mail);
    const outcome = refusal === null ? { sentAt: now() } : { failedAt: now(), lastError: refusal };
    await retryWhileDatabaseIsAway(() => repository.close(database, id, outcome), signal);
  }

  jobs.register({
    [SEND_MAIL]: { run: send, concurrency: CONCURRENCY, retry: RETRY },
    'forget-sent-mails': {
      everyMs: DAY_MS,
      run: () => repository.forgetBefore(database, new Date(now().getTime() - KEPT_MS)),
    },
  });
}
