import type { AppContext } from '../../../app-context.ts';
import { CHECK_PAYMENT, SEND_REFUND } from '../attempts/payment-periods.ts';
import { forgetAddresses } from '../links/link-records.ts';
import type { DeskRefunds } from '../refunds/desk-refunds.ts';
import type { RefundsElsewhere } from '../refunds/refunds-elsewhere.ts';
import type { Payments } from './payments.service.ts';

const SWEEP_EVERY_MS = 30_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const LINKS_KEPT_MS = 30 * DAY_MS;
const CONCURRENCY = 10;

export function registerPaymentJobs(
  { database, jobs, now }: AppContext,
  { reservations, checks, reconciliation, refunds, webhook }: Payments,
  { deskRefunds, refundsElsewhere }: { deskRefunds: DeskRefunds; refundsElsewhere: RefundsElsewhere },
): void {
  jobs.register({
    [CHECK_PAYMENT]: { run: (attemptId, signal) => checks.run(attemptId, signal), concurrency: CONCURRENCY },
    [SEND_REFUND]: {
      async run(paymentId, signal) {
        const next = [];
        for (const each of [deskRefunds, refundsElsewhere, refunds]) next.push(await each.run(paymentId, signal));
        return next.filter((date) => date !== undefined).toSorted((one, other) => Number(one) - Number(other))[0];
      },
      concurrency: CONCURRENCY,
    },
    'end-reservations': {
      everyMs: SWEEP_EVERY_MS,
      async run(_key, signal) {
        await reservations.sweep(signal);
      },
    },
    'forget-link-addresses': {
      everyMs: DAY_MS,
      run: () => forgetAddresses(database, new Date(now().getTime() - LINKS_KEPT_MS)),
    },
    'reconcile-payments': { everyMs: HOUR_MS, run: (_key, signal) => reconciliation.run(signal) },
    'forget-payment-events': { everyMs: DAY_MS, run: () => webhook.forgetOld() },
  });
}
