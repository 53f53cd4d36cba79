import type { AppContext } from '../../app-context.ts';
import { retryWhileDatabaseIsAway } from '../jobs/job-queue.ts';
import { mailDelivery } from './mail-delivery.ts';
import { mailRepository as repository } from './mail.repository.ts';
import { SEND_MAIL } from './outbox.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long sent emails are kept. Must match the privacy policy. */
const KEPT_MS = 30 * DAY_MS;
/**
 * 250 attempts take about five days. RFC 5321 (section 4.5.4.1) recommends at least four to five
 * days.
 */
const RETRY = { firstMs: 2_000, longestMs: 30 * 60_000, attempts: 250 };

/**
 * Maximum number of simultaneous deliveries. If the process is killed, up to this many emails may
 * be sent twice.
 */
const CONCURRENCY = 4;

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
