import type { App, AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { route } from '../../plugins/operation-route.ts';
import { noteChange } from '../operator/audit.ts';
import { OPERATORS_ARE_NOT_COUNTED } from '../throttle/route-limits.ts';
import { deadJobs, reviveJobs } from './jobs.repository.ts';

export function registerJobs(app: App, { database, now }: AppContext): void {
  route(app, 'listDeadJobs', {}, async () => {
    const dead = await deadJobs(database);
    return {
      jobs: dead.map(({ lastError, deadAt, ...job }) => ({
        ...job,
        error: lastError ?? '',
        diedAt: deadAt?.toISOString() ?? '',
      })),
    };
  });

  route(app, 'retryDeadJobs', { config: { limits: OPERATORS_ARE_NOT_COUNTED } }, async ({ body }) => {
    const { kind, key, who, note } = body;
    const keys = await inTransaction(database, async (tx) => {
      const revived = await reviveJobs(tx, kind, key, now());
      const subject = `${kind} ${key ?? `(${revived.length})`}`;
      const line = { who, action: 'retry-jobs', subject, from: 'dead', to: 'due', note };
      if (revived.length > 0) await noteChange(tx, line, now());
      return revived;
    });
    return { keys };
  });
}
