import { setTimeout as wait } from 'node:timers/promises';
import type { AppContext } from '../../app-context.ts';
import { type Delivery, mailDelivery } from './mail-delivery.ts';
import { mailRepository as repository, type OutboxRow } from './mail.repository.ts';

export const MAIL_WORKER = 'send-mail';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long is noted that a mail went out, for questions about it; the privacy policy says the same. */
const KEPT_MS = 30 * DAY_MS;
/** As long as mail servers try by custom (RFC 5321: at least 4 to 5 days). */
const GIVEN_UP_AFTER_MS = 5 * DAY_MS;
const AT_ONCE = 10;
const LOOKS_EVERY_MS = 500;
/** Of a process's lease: it is longer than a mail may take, with this left to note what became of it. */
const NOTED_WITHIN_MS = 40_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30 * 60_000;
/** How long a mail server that is away is left in peace; then one mail is tried. */
const AWAY_MS = 2_000;

/**
 * Sends what stands in the outbox. At least once: if the process dies between sending and noting it, or the connection breaks before the
 * server said that it has the mail, the mail goes again with the same Message-ID. A mail server that is away costs nothing but time.
 */
export function addMailWorker({ config, database, now, workers }: AppContext): { close(): void } {
  const { smtpUrl, mailFrom, siteOrigin } = config;
  const delivery = mailDelivery({ smtpUrl, mailFrom, domain: new URL(siteOrigin).hostname });
  let awayUntil: Date | undefined;

  async function sendOne(mail: OutboxRow, signal: AbortSignal): Promise<void> {
    const outcome = await (isExpired(mail) ? expired : delivery.deliver(mail));
    if (outcome.kind !== 'away') awayUntil = undefined;
    // What is sent and not noted is sent twice, so a database that is away for a moment is waited for.
    await retryUntilDone(() => note(mail, outcome), signal);
  }

  async function note(mail: OutboxRow, outcome: Delivery): Promise<void> {
    const moment = now();
    const tryAgain = (pauseMs: number, reason: string, attempts = mail.attempts) => {
      const next = new Date(moment.getTime() + pauseMs);
      return repository.retryAt(database, mail.id, { nextAttemptAt: next, lastError: reason, attempts });
    };
    switch (outcome.kind) {
      case 'sent':
        return repository.markSent(database, mail.id, moment);
      case 'refused':
        return repository.giveUp(database, mail.id, moment, outcome.reason);
      case 'away':
        awayUntil = new Date(moment.getTime() + AWAY_MS);
        // It was nobody's try: the next one is not put off for it.
        return tryAgain(AWAY_MS, outcome.reason, mail.attempts - 1);
      case 'later': {
        if (moment.getTime() - mail.createdAt.getTime() > GIVEN_UP_AFTER_MS) {
          return repository.giveUp(database, mail.id, moment, outcome.reason);
        }
        return tryAgain(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (mail.attempts - 1)), outcome.reason);
      }
    }
  }

  function isExpired({ expiresAt }: OutboxRow): boolean {
    return expiresAt !== null && expiresAt <= now();
  }

  /** As many as may be on their way now; while the server is away one that finds out whether it is back. */
  function room(onTheirWay: number): number {
    if (!awayUntil) return AT_ONCE - onTheirWay;
    return awayUntil <= now() && onTheirWay === 0 ? 1 : 0;
  }

  function claim(limit: number): Promise<OutboxRow[]> {
    const moment = now();
    return repository.claim(database, moment, new Date(moment.getTime() + config.leaseMs), limit);
  }

  workers.add({
    name: 'forget-sent-mails',
    everyMs: DAY_MS,
    run: () => repository.forgetDoneBefore(database, new Date(now().getTime() - KEPT_MS)),
  });
  workers.add({
    name: MAIL_WORKER,
    everyMs: LOOKS_EVERY_MS,
    /** Ends when nothing is due and nothing on its way. One that takes long holds up no other. */
    async run(signal) {
      const onTheirWay = new Set<Promise<void>>();
      let failure: unknown;
      const failed = (error: unknown) => void (failure = error);
      for (;;) {
        const limit = signal.aborted ? 0 : room(onTheirWay.size);
        const mails = limit > 0 ? await claim(limit).catch(failed) : [];
        for (const mail of mails ?? []) {
          const sending: Promise<void> = sendOne(mail, signal)
            .catch(failed)
            .then(() => void onTheirWay.delete(sending));
          onTheirWay.add(sending);
        }
        if (onTheirWay.size === 0) break;
        await Promise.race([...onTheirWay, wait(LOOKS_EVERY_MS)]);
      }
      if (failure !== undefined) throw failure as Error;
    },
  });
  return delivery;
}

const expired: Delivery = { kind: 'refused', reason: 'expired' };

/** Tries until it works, for less than the lease has left. @throws what it threw last */
async function retryUntilDone(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + NOTED_WITHIN_MS;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (signal.aborted || performance.now() > deadline) throw error;
      await wait(LOOKS_EVERY_MS);
    }
  }
}
