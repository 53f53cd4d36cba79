import type { App, AppContext } from '../../../app-context.ts';
import type { Payments } from './payments.service.ts';

const SWEEP_EVERY_MS = 30_000;
const REFUNDS_EVERY_MS = 5_000;
const CHECKS_EVERY_MS = 2_000;
const DAY_MS = 24 * 60 * 60_000;

/** The work beside the calls: ending reservations, asking what was paid, sending money back. Any number of processes does it at once. */
export function addPaymentWorkers(app: App, { workers }: AppContext, payments: Payments): void {
  const { reservations, checks, refunds, webhook } = payments;
  workers.add({
    name: 'end-reservations',
    everyMs: SWEEP_EVERY_MS,
    run: (signal) => reservations.sweep(signal),
  });
  workers.add({
    name: 'check-payments',
    everyMs: CHECKS_EVERY_MS,
    run: (signal) => checks.run(app.log, signal),
  });
  workers.add({
    name: 'send-refunds',
    everyMs: REFUNDS_EVERY_MS,
    run: (signal) => refunds.sendDue(app.log, signal),
  });
  workers.add({
    name: 'forget-payment-events',
    everyMs: DAY_MS,
    run: () => webhook.forgetOld(),
  });
}
