import { plainWords, textTable, UsageError } from '@kaagazz/command-line';
import { formatRupees } from '@kaagazz/domain';
import type { z } from 'zod';

import { RefundUnknownResponse, UnknownPaymentsPage } from '@kaagazz/api-schema';
import { minuteOf } from './shop/pages-newest-first.ts';
import type { OperatorProgram, OperatorTools } from './shop/operator-program.ts';
import type { ShopClient } from './shop/shop-client.ts';
import { ShopProblem } from './shop/shop-problem.ts';

type UnknownPayment = z.infer<typeof UnknownPaymentsPage>['payments'][number];

const WEEK_MS = 7 * 24 * 60 * 60_000;
const TIMEOUT_MS = 240_000;

interface Options {
  since?: Date;
  refund?: boolean;
  who?: string;
  note: string;
}

export const paymentsProgram: OperatorProgram = {
  name: 'payments',
  description: 'Finds payments that exist at the gateway but not in the shop.',
  commands: [addUnknown],
};

function addUnknown(tools: OperatorTools): void {
  const command = tools
    .command(
      'unknown',
      'Lists captured payments that have no order, which can happen after a backup is restored. Use --refund to refund them.',
      'unknown --since 2026-11-20T02:00 --refund --note "restored from the backup of two o\'clock"',
    )
    .option(
      '--since <moment>',
      'time of the backup in UTC, 2026-11-20 or 2026-11-20T02:00 (default: a week ago)',
      parseMoment,
    )
    .option('--refund', 'refunds captured payments')
    .option('--note <text>', 'for the audit trail', '')
    .option('--who <name>', 'accepted for old scripts; the audit trail shows the token’s name')
    .action(({ since = new Date(Date.now() - WEEK_MS), refund = false, note, who: named }: Options) =>
      tools.reply(command, async () => {
        const { shop, who } = tools.settings();
        const payments = await unknownPayments(shop, since);
        const captured = payments.filter(({ status }) => status === 'captured');
        if (refund) await refundAll(shop, captured, { who: named ?? who, note });
        const refunded = refund ? captured.map(({ paymentId }) => paymentId) : [];
        return { json: { payments, refunded }, lines: describe(payments, { since, refund, columns: tools.columns }) };
      }),
    );
}

async function unknownPayments(shop: ShopClient, since: Date): Promise<UnknownPayment[]> {
  const span = { since: since.toISOString(), until: new Date().toISOString() };
  const found: UnknownPayment[] = [];
  for (let skip: number | null = 0; skip !== null;) {
    const query = new URLSearchParams({ ...span, skip: `${skip}` });
    const page: z.infer<typeof UnknownPaymentsPage> = await shop.call(
      `/payments/unknown?${query}`,
      UnknownPaymentsPage,
      {
        timeoutMs: TIMEOUT_MS,
      },
    );
    found.push(...page.payments);
    skip = page.nextSkip;
  }
  return found;
}

async function refundAll(
  shop: ShopClient,
  payments: readonly UnknownPayment[],
  audit: { who: string; note: string },
): Promise<void> {
  const refunded: string[] = [];
  for (const { paymentId } of payments) {
    try {
      await shop.call(`/payments/${paymentId}/refund-unknown`, RefundUnknownResponse, {
        method: 'POST',
        body: audit,
        timeoutMs: TIMEOUT_MS,
      });
    } catch (error) {
      if (!(error instanceof ShopProblem)) throw error;
      const message = `refunded ${refunded.length} of ${payments.length}, then ${paymentId} failed: ${error.message}`;
      throw new ShopProblem(error.code, message, { json: { ...error.json, refunded } });
    }
    refunded.push(paymentId);
  }
}

function describe(
  payments: readonly UnknownPayment[],
  { since, refund, columns }: { since: Date; refund: boolean; columns: number },
): string[] {
  if (payments.length === 0) return [`no unknown payments since ${minuteOf(since.toISOString())} (UTC)`];
  const rows = payments.map(({ paymentId, paidAt, amount, status, email, contact }) => [
    paymentId,
    minuteOf(paidAt),
    formatRupees(amount),
    refund && status === 'captured' ? 'refunded' : status,
    [email, contact].map(plainWords).filter(Boolean).join('\n'),
  ]);
  const captured = payments.filter(({ status }) => status === 'captured');
  const sum = formatRupees(captured.reduce((total, { amount }) => total + amount, 0));
  const lines = [textTable(['payment', 'paid (UTC)', 'amount', 'status', 'who'], rows, columns)];
  if (captured.length > 0) lines.push(refund ? `refunded ${sum}` : `${sum} can be refunded with --refund`);
  if (captured.length < payments.length)
    lines.push('authorized payments may still be captured, check again in four days');
  return lines;
}

function parseMoment(text: string): Date {
  const moment = new Date(text.includes('T') && !text.endsWith('Z') ? `${text}Z` : text);
  const isValid = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?Z?)?$/.test(text) && !Number.isNaN(moment.getTime());
  if (isValid && moment.getTime() <= Date.now()) return moment;
  throw new UsageError(`invalid --since ${text}, use a time in the past such as 2026-11-20 or 2026-11-20T02:00`);
}
