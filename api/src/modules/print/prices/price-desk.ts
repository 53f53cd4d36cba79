import type { DeskPrintPrices, PrintPriceChange } from '@kaagazz/api-schema';
import { dayInIndia, indianDay } from '@kaagazz/domain';
import {
  applyPriceDifferences,
  canonicalPriceRow,
  findPriceMistakes,
  isPrintServiceId,
  type PrintPriceDifference,
  printPriceDifferences,
  type PrintPriceRow,
  type PrintServiceId,
} from '@kaagazz/domain/print';
import type { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../plugins/problem.ts';
import type { SignedInStaff } from '../../../plugins/staff-guard.ts';
import { enqueueJobs } from '../../jobs/enqueue-jobs.ts';
import { type Actor, noteDeskChange } from '../../operator/audit.ts';
import {
  endPlannedChange,
  insertChange,
  latestChanges,
  plannedChanges,
  type PriceChangeRow,
} from './price-changes.repository.ts';
import { pricesOf, replacePrices, takeTurn } from './print-prices.repository.ts';
import { optionsInWords, versionOf } from './write-price-file.ts';

const APPLY_PRICES = 'apply-print-prices';
const SHOWN_CHANGES = 50;

export class PriceDesk {
  readonly #context: Pick<AppContext, 'database' | 'now' | 'jobs'>;

  constructor(context: Pick<AppContext, 'database' | 'now' | 'jobs'>) {
    this.#context = context;
  }

  registerJobs(): void {
    const run = async (service: string) => (isPrintServiceId(service) ? this.#applyDue(service) : undefined);
    this.#context.jobs.register({ [APPLY_PRICES]: { run } });
  }

  async find(service: PrintServiceId): Promise<DeskPrintPrices> {
    const { database } = this.#context;
    const rows = await pricesOf(database, service);
    const changes = await latestChanges(database, service, SHOWN_CHANGES);
    return {
      id: service,
      version: versionOf(rows),
      rows,
      changes: changes.map(({ change, name }) => ({
        id: change.id,
        who: name ?? change.who,
        startsAt: change.startsAt.toISOString(),
        state: stateOf(change),
        problem: change.problem,
        differences: change.differences,
      })),
    };
  }

  /** Changes prices immediately or on a later date. Idempotent. */
  async change(
    by: SignedInStaff,
    service: PrintServiceId,
    { key, version, rows, startsOn }: z.output<typeof PrintPriceChange>,
  ): Promise<void> {
    const { database, now } = this.#context;
    await inTransaction(database, async (tx) => {
      await takeTurn(tx, now());
      const isPlanned = startsOn !== null && startsOn > dayInIndia(now());
      const startsAt = isPlanned ? indianDay(startsOn).start : now();
      const before = await pricesOf(tx, service);
      const after = rows.map((row) => canonicalPriceRow(service, row));
      const differences = printPriceDifferences(before, after);
      const isNew = await insertChange(tx, {
        id: key,
        service,
        who: '',
        staffId: by.id,
        differences,
        createdAt: now(),
        startsAt,
        appliedAt: isPlanned ? null : now(),
      });
      if (!isNew) return;

      if (versionOf(before) !== version) {
        throw new Problem(
          'PRICES_CHANGED',
          'Someone else changed these prices while you were editing them. Review their changes, then save again.',
        );
      }
      if (differences.length === 0) throw new Problem('NOT_POSSIBLE', 'No price is different.');
      const mistake = mistakeIn(service, after);
      if (mistake !== null) throw new Problem('NOT_POSSIBLE', mistake);

      if (isPlanned) await enqueueJobs(tx, APPLY_PRICES, [service], startsAt);
      else await replacePrices(tx, service, after);
      const entry = { ...auditedPrices(service, differences), action: isPlanned ? 'prices.plan' : 'prices.change' };
      await noteDeskChange(tx, by, { ...entry, note: isPlanned ? `from ${startsOn}` : '' }, now());
    });
  }

  async withdraw(by: Actor, service: PrintServiceId, id: string): Promise<void> {
    const { database, now } = this.#context;
    await inTransaction(database, async (tx) => {
      if (!(await endPlannedChange(tx, service, id, { withdrawnAt: now() }))) {
        throw new Problem('NOT_POSSIBLE', 'This price change is no longer scheduled.');
      }
      const entry = { action: 'prices.withdraw', resource: 'print-prices', record: service, after: { change: id } };
      await noteDeskChange(tx, by, entry, now());
    });
  }

  #applyDue(service: PrintServiceId): Promise<Date | undefined> {
    return inTransaction(this.#context.database, async (tx) => {
      const now = this.#context.now();
      await takeTurn(tx, now);
      for (const { id, startsAt, differences: planned } of await plannedChanges(tx, service)) {
        if (startsAt > now) return startsAt;
        const before = await pricesOf(tx, service);
        const after = applyPriceDifferences(before, planned);
        const differences = printPriceDifferences(before, after);
        const problem = mistakeIn(service, after);
        if (problem === null) {
          await replacePrices(tx, service, after);
          await endPlannedChange(tx, service, id, { appliedAt: now, differences });
        } else {
          await endPlannedChange(tx, service, id, { withdrawnAt: now, problem });
        }
        const action = problem === null ? 'prices.change' : 'prices.reject';
        const entry = { ...auditedPrices(service, differences), action, note: problem ?? '' };
        await noteDeskChange(tx, { machine: 'Scheduled change' }, entry, now);
      }
      return undefined;
    });
  }
}

function stateOf({ appliedAt, withdrawnAt, problem }: PriceChangeRow): DeskPrintPrices['changes'][number]['state'] {
  if (appliedAt !== null) return 'applied';
  if (withdrawnAt === null) return 'planned';
  return problem === '' ? 'withdrawn' : 'rejected';
}

function mistakeIn(service: PrintServiceId, rows: readonly PrintPriceRow[]): string | null {
  if (rows.length === 0) return 'Each service needs at least one price.';
  const [mistake] = findPriceMistakes(service, rows);
  return mistake ? `Row ${mistake.row + 1}: ${mistake.message}.` : null;
}

function auditedPrices(service: PrintServiceId, differences: readonly PrintPriceDifference[]) {
  const pricesBy = (side: 'before' | 'after') =>
    Object.fromEntries(
      differences.map(({ options, per, from, [side]: price }) => {
        return [[optionsInWords(options), `per ${per} from ${from}`].filter(Boolean).join(', '), price];
      }),
    );
  return { resource: 'print-prices', record: service, before: pricesBy('before'), after: pricesBy('after') };
}
