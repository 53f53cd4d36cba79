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

/** Fastify with types from zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The dependencies of every module. */
export interface AppContext {
  config: Config;
  database: Database;
  /** The clock. Tests replace it. */
  now: () => Date;
  /** Background work. Each module registers its own kinds. */
  jobs: JobQueue;
}
