import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { statementsOf } from '../../../test-support/statements.ts';
import { openMigratedDatabase, type TestDatabase } from '../../../test-support/test-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { cancelJob, enqueueJobs } from './enqueue-jobs.ts';
import { DependencyUnavailable, type JobKind, JobQueue } from './job-queue.ts';
import { jobs } from './jobs.tables.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const LEASE_MS = 2 * MINUTE;

let open: TestDatabase;
let moment: number;
let ran: string[];
const now = () => new Date(moment);
beforeAll(async () => {
  open = await openMigratedDatabase();
});
afterAll(() => open.close());
beforeEach(async () => {
  moment = Date.parse('2026-01-01T00:00:00Z');
  ran = [];
  await open.database.delete(jobs);
});

function processWith(kind: Partial<JobKind>, name = 'count'): JobQueue {
  const queue = new JobQueue({ database: open.database, now, leaseMs: LEASE_MS });
  queue.register({ [name]: { run: async (key) => void ran.push(key), ...kind } });
  return queue;
}
const enqueue = (keys: string[], runAt = now()) => enqueueJobs(open.database, 'count', keys, runAt);
const stored = () => open.database.select().from(jobs).orderBy(jobs.key);

function blockedHandler() {
  const started = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  const run = async (key: string) => {
    ran.push(key);
    started.resolve(undefined);
    await released.promise;
  };
  return { run, started: started.promise, release: () => released.resolve(undefined) };
}

describe('a job', () => {
  it('deletes a job after running it', async () => {
    await enqueue(['a']);

    const queue = processWith({});
    await queue.runDue();
    await queue.runDue();

    expect(ran).toEqual(['a']);
    expect(await stored()).toEqual([]);
  });

  it('does not run a job before it is due', async () => {
    await enqueue(['a'], new Date(moment + MINUTE));

    await processWith({}).runDue();

    expect(ran).toEqual([]);
    expect(await stored()).toMatchObject([{ key: 'a', attempts: 0, leasedUntil: null }]);
  });

  it('runs a job again at the time returned by its handler', async () => {
    await enqueue(['a']);
    const queue = processWith({ run: async (key) => (ran.push(key) === 1 ? new Date(moment + MINUTE) : undefined) });

    await queue.runDue();
    moment += MINUTE - 1;
    await queue.runDue();
    const early = [...ran];
    moment += 1;
    await queue.runDue();

    expect(early).toEqual(['a']);
    expect(ran).toEqual(['a', 'a']);
    expect(await stored()).toEqual([]);
  });

  it('does not add a job if the transaction is rolled back', async () => {
    const failing = inTransaction(open.database, async (tx) => {
      await enqueueJobs(tx, 'count', ['a'], now());
      throw new Error('out of stock');
    });

    await expect(failing).rejects.toThrow('out of stock');
    expect(await stored()).toEqual([]);
  });

  it('enqueuing a job again never delays it', async () => {
    await enqueue(['a', 'b'], new Date(moment + MINUTE));

    await enqueue(['a'], new Date(moment + SECOND));
    await enqueue(['b'], new Date(moment + 2 * MINUTE));

    expect((await stored()).map(({ runAt }) => runAt.getTime() - moment)).toEqual([SECOND, MINUTE]);
  });

  it('does not run a cancelled job', async () => {
    await enqueue(['a', 'b']);

    await cancelJob(open.database, 'count', 'a');
    await processWith({}).runDue();

    expect(ran).toEqual(['b']);
  });

  it('keeps jobs of an unknown kind in the queue', async () => {
    await enqueueJobs(open.database, 'from-a-newer-version', ['a'], now());

    await processWith({}).runDue();

    expect(await stored()).toMatchObject([{ kind: 'from-a-newer-version', attempts: 0, leasedUntil: null }]);
  });
});

describe('several processes', () => {
  it('runs each of 60 jobs exactly once across several processes', async () => {
    const keys = Array.from({ length: 60 }, (_, at) => `${at}`.padStart(2, '0'));
    await enqueue(keys);
    const queues = Array.from({ length: 4 }, () => processWith({ concurrency: 3 }));

    await Promise.all(queues.map((queue) => queue.runDue()));

    expect([...ran].sort()).toEqual(keys);
  });

  it('never runs the same job twice at once, even if it is enqueued again', async () => {
    const blocked = blockedHandler();
    await enqueue(['a']);
    const first = processWith(blocked).runDue();
    await blocked.started;

    await enqueue(['a']);
    await processWith({}).runDue();
    const during = [...ran];
    blocked.release();
    await first;

    expect(during).toEqual(['a']);
    expect(ran).toEqual(['a', 'a']);
    expect(await stored()).toEqual([]);
  });

  it('runs the job of a dead process again after its lease has expired', async () => {
    const blocked = blockedHandler();
    await enqueue(['a']);
    const dying = processWith(blocked).runDue();
    await blocked.started;
    const other = processWith({});

    moment += LEASE_MS - 1;
    await other.runDue();
    const early = [...ran];
    moment += 1;
    await other.runDue();

    expect(early).toEqual(['a']);
    expect(ran).toEqual(['a', 'a']);
    blocked.release();
    await dying;
  });

  it('ignores the result of a process whose lease has expired', async () => {
    const late = blockedHandler();
    const current = blockedHandler();
    await enqueue(['a']);
    const slow = processWith(late).runDue();
    await late.started;
    moment += LEASE_MS;
    const second = processWith(current).runDue();
    await current.started;

    late.release();
    await slow;
    const during = await stored();
    current.release();
    await second;

    expect(during).toMatchObject([{ key: 'a', attempts: 2, leasedUntil: new Date(moment + LEASE_MS) }]);
    expect(await stored()).toEqual([]);
  });

  it('runs an hourly job once per hour even if several processes share the queue', async () => {
    const hourly = { everyMs: 60 * MINUTE };
    const queues = [processWith(hourly), processWith(hourly), processWith(hourly)];
    for (const queue of queues) queue.start();
    await Promise.all(queues.map((queue) => queue.stop()));

    for (let hours = 0; hours < 3; hours += 1) {
      await Promise.all(queues.map((queue) => queue.runDue()));
      moment += 60 * MINUTE;
    }

    expect(ran).toEqual(['', '', '']);
    expect(await stored()).toHaveLength(1);
  });
});

describe('a job that fails', () => {
  const retry = { firstMs: SECOND, longestMs: 3 * SECOND, attempts: 4 };
  const fail = async (key: string) => {
    ran.push(key);
    throw new Error('no such product');
  };

  it('retries a failing job after 1, 2 and 3 seconds and gives up after the fourth attempt', async () => {
    await enqueue(['a']);
    const queue = processWith({ run: fail, retry });
    const at: number[] = [];

    for (let seconds = 0; seconds < 20; seconds += 1) {
      const before = ran.length;
      await queue.runDue();
      if (ran.length > before) at.push(seconds);
      moment += SECOND;
    }

    expect(at).toEqual([0, 1, 3, 6]);
    expect(await stored()).toMatchObject([
      { attempts: 4, lastError: 'no such product', deadAt: expect.any(Date) as Date, leasedUntil: null },
    ]);
  });

  it('runs other jobs of the same kind while one job keeps failing', async () => {
    await enqueue(['a', 'b']);

    await processWith({ run: (key) => (key === 'a' ? fail(key) : Promise.resolve(void ran.push(key))) }).runDue();

    expect(ran.toSorted()).toEqual(['a', 'b']);
    expect(await stored()).toMatchObject([{ key: 'a', attempts: 1 }]);
  });

  it('marks a job as dead if its process died during the last allowed attempt', async () => {
    await enqueue(['a']);
    await open.database.update(jobs).set({ attempts: retry.attempts });

    await processWith({ retry }).runDue();

    expect(ran).toEqual([]);
    expect(await stored()).toMatchObject([
      { deadAt: now(), lastError: expect.stringContaining('process died') as string },
    ]);
  });

  it('resets the attempt count of a dead job when it is enqueued again', async () => {
    await enqueue(['a']);
    await open.database.update(jobs).set({ deadAt: now(), attempts: retry.attempts });

    await enqueue(['a']);
    await processWith({ run: fail, retry }).runDue();

    expect(await stored()).toMatchObject([{ attempts: 1, deadAt: null }]);
  });

  it('omits the parameters of a failed SQL statement from the stored error', async () => {
    await enqueue(['a']);
    const run = () => open.database.execute(sql`select ${'asha@example.com'}::text, 1 / 0`).then(() => undefined);

    await processWith({ run }).runDue();

    expect(await stored()).toMatchObject([{ lastError: 'division by zero' }]);
  });

  it('retries a failing recurring job and never marks it as dead', async () => {
    const queue = processWith({ run: fail, retry, everyMs: 60 * MINUTE });
    await enqueue(['']);

    for (let times = 0; times < 10; times += 1) {
      await queue.runDue();
      moment += MINUTE;
    }

    expect(ran).toHaveLength(10);
    expect(await stored()).toMatchObject([{ attempts: 10, deadAt: null }]);
  });
});

describe('while a server that jobs depend on is down', () => {
  const down = async (key: string) => {
    ran.push(key);
    throw new DependencyUnavailable('connection refused', { retryAfterMs: 2 * SECOND });
  };

  it('runs one job at a time while a required service is down', async () => {
    await enqueue(Array.from({ length: 30 }, (_, at) => `${at}`));
    const queue = processWith({ run: down, concurrency: 5, retry: { firstMs: 1, longestMs: 1, attempts: 1 } });

    await queue.runDue();
    const first = ran.length;
    for (let rounds = 0; rounds < 20; rounds += 1) {
      moment += 2 * SECOND;
      await queue.runDue();
    }

    expect(first).toBe(5);
    expect(ran).toHaveLength(5 + 20);
    const after = await stored();
    expect(after).toHaveLength(30);
    expect(after.every(({ deadAt, attempts }) => deadAt === null && attempts === 0)).toBe(true);
  });

  it('keeps running jobs of other kinds while the service for one kind is down', async () => {
    const queue = processWith({ run: down });
    queue.register({ other: { run: async () => void ran.push('other') } });
    await enqueue(['a']);
    await queue.runDue();
    await enqueueJobs(open.database, 'other', ['b'], now());

    await queue.runDue();

    expect(ran).toEqual(['a', 'other']);
  });

  it('runs all waiting jobs as soon as one of them succeeds after an outage', async () => {
    let isDown = true;
    const queue = processWith({ concurrency: 5, run: async (key) => (isDown ? down(key) : void ran.push(key)) });
    await enqueue(Array.from({ length: 20 }, (_, at) => `${at}`));
    await queue.runDue();
    isDown = false;
    ran = [];

    moment += 2 * SECOND;
    await queue.runDue();

    expect(new Set(ran).size).toBe(20);
    expect(await stored()).toEqual([]);
  });
});

describe('a started queue', () => {
  async function runFor(untilMs: number, kinds: Record<string, JobKind>): Promise<string[]> {
    const end = moment + untilMs;
    const over = Promise.withResolvers<undefined>();
    const queue = new JobQueue({
      database: open.database,
      now,
      leaseMs: LEASE_MS,
      async pause(milliseconds, signal) {
        moment += milliseconds;
        if (moment < end) return;
        over.resolve(undefined);
        if (!signal.aborted) await once(signal, 'abort');
      },
    });
    queue.register(kinds);
    const { statements } = await statementsOf(open.database, async () => {
      queue.start();
      await over.promise;
    });
    await queue.stop();
    return statements;
  }

  it('sends at most one SQL statement per second while the job queue is idle', async () => {
    const statements = await runFor(5 * MINUTE, { count: { run: async () => undefined } });

    expect(statements.length).toBeGreaterThan(10);
    expect(statements.length).toBeLessThanOrEqual(5 * 60);
  });

  it('starts a job enqueued by the same process without waiting for the next poll', async () => {
    const started = Promise.withResolvers<undefined>();
    const resting = Promise.withResolvers<undefined>();
    const queue = new JobQueue({
      database: open.database,
      now,
      leaseMs: LEASE_MS,
      pause: (_milliseconds, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', resolve);
          if (signal.aborted) resolve(undefined);
          resting.resolve(undefined);
        }),
    });
    queue.register({ count: { run: async () => started.resolve(undefined) } });
    queue.start();
    await resting.promise;

    await inTransaction(open.database, (tx) => enqueueJobs(tx, 'count', ['a'], now()));

    await started.promise;
    await queue.stop();
    expect(await stored()).toEqual([]);
  });

  it('waits for running jobs to abort when the queue stops', async () => {
    const started = Promise.withResolvers<undefined>();
    const queue = processWith({
      run: (key, signal) =>
        new Promise<undefined>((resolve) => {
          started.resolve(undefined);
          signal.addEventListener('abort', () => {
            ran.push(key);
            resolve(undefined);
          });
        }),
    });
    await enqueue(['a']);
    queue.start();
    await started.promise;

    await queue.stop();

    expect(ran).toEqual(['a']);
    expect(await stored()).toEqual([]);
  });
});
