import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
} from 'fastify';
import type { RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { JobQueue } from './modules/jobs/job-queue.ts';

/** The server, with zod schemas giving the types of what comes in and goes out. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What every module is built from. */
export interface AppContext {
  config: Config;
  database: Database;
  /** the clock; every rule about time asks it, so that a test can move it */
  now: () => Date;
  /** Background work. Each module registers its own kinds. */
  jobs: JobQueue;
}
