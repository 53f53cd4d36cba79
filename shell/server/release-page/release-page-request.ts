import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_PERCENT_UNCHECKED, EMPTY_ROLLOUT, ReleaseProblem, verifyRelease } from '@kaagazz/releases';
import type {
  AppRollout,
  AuditLine,
  ReleaseProblemCode,
  ReleaseRegistry,
  ReleaseVerdict,
  Rollout,
} from '@kaagazz/releases';

import type { ReleasePageModel, RolloutProblem } from '../../src/release-page/release-page-model.ts';
import type { Notice } from '../../src/release-page/release-page-view.ts';
import type { CatalogView } from '../releases/index.ts';
import type { ReleaseHealth } from '../health/index.ts';
import { isSentFromHere, siteOriginOf } from '../security/index.ts';
import { applyIntent, confirmationFor, fieldsOf, readIntent, verbOf } from './rollout-intent.ts';
import type { Intent } from './rollout-intent.ts';
import { AUDIT_READ, buildModel, stateOf } from './build-model.ts';
import { sendReleasePage } from './send-release-page.ts';
import type { RenderReleasePage } from './send-release-page.ts';
import { isEqual } from './operator-session.ts';
import type { OperatorSession } from './operator-session.ts';

export interface ReleasePageOptions {
  registry: ReleaseRegistry;
  health: Pick<ReleaseHealth, 'summary'>;
  served: () => Pick<CatalogView, 'rollout' | 'releases' | 'waiting'> & { complaint: string };
  verdictOf: (app: string) => ReleaseVerdict | undefined;
  server: string;
  secret: string;
  operatorTokens: readonly string[];
  siteOrigin: string | undefined;
  render: RenderReleasePage;
  notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

export const RELEASE_PAGE = '/_releases';
const MAX_REASON_LENGTH = 300;
const LOCK_TIMEOUT_MS = 500;

const STATUS: Partial<Record<ReleaseProblemCode, number>> = {
  USAGE: 400,
  BAD_LINK: 403,
  UNKNOWN_APP: 404,
  UNKNOWN_VERSION: 404,
  NOT_NOW: 409,
  LOCKED: 423,
  STORAGE: 503,
  BROKEN_ROLLOUT: 503,
  BAD_SIGNATURE: 503,
};

export class ReleasePageRequest {
  readonly #options: ReleasePageOptions;
  readonly #session: OperatorSession;
  readonly #request: FastifyRequest;

  constructor(options: ReleasePageOptions, session: OperatorSession, request: FastifyRequest) {
    this.#options = options;
    this.#session = session;
    this.#request = request;
  }

  async show(reply: FastifyReply, done?: string): Promise<FastifyReply> {
    const model = await this.#model();
    const line = model.audit?.find(({ revision }) => String(revision) === done);
    const notice = line && { tone: 'success' as const, text: `Done: ${line.app} is now ${line.to}.` };
    return this.#send(reply, model, statusOf(model.problem), notice ?? null);
  }

  async confirm(reply: FastifyReply, query: Record<string, string>): Promise<FastifyReply> {
    return this.#orShowError(reply, async () => {
      const intent = readIntent(query.what, query);
      const part = await this.#partFor(intent);
      const { csrf, who } = this.#session;
      const confirmation = {
        ...confirmationFor(intent, part),
        who,
        action: `${RELEASE_PAGE}/${intent.what}`,
        fields: { ...fieldsOf(query), ...(csrf !== undefined && { csrf }) },
      };
      return sendReleasePage(reply, {
        status: 200,
        view: { page: 'confirm', confirmation },
        render: this.#options.render,
      });
    });
  }

  async change(reply: FastifyReply, action: string, body: unknown): Promise<FastifyReply> {
    return this.#orShowError(reply, async () => {
      const fields = (typeof body === 'object' ? body : null) as Record<string, unknown> | null;
      this.#assertOwnForm(fields?.csrf);
      const intent = readIntent(action, fields);
      const why = typeof fields?.why === 'string' ? fields.why.trim().slice(0, MAX_REASON_LENGTH) : '';
      const { who } = this.#session;
      await assertReleaseUsable(this.#options.registry, intent, await this.#partFor(intent));
      const { lastChange } = await this.#options.registry.change(
        { app: intent.app, what: verbOf(intent), who, ...(why !== '' && { why }) },
        (part) => {
          if (stateOf(part) !== intent.state) throw new ChangedInMeantime();
          return applyIntent(intent, part);
        },
        { patienceMs: LOCK_TIMEOUT_MS },
      );
      this.#request.log.info(
        { app: intent.app, what: verbOf(intent), who, to: lastChange?.to },
        'the rollout was changed',
      );
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${RELEASE_PAGE}?done=${lastChange?.revision ?? ''}`, 303);
    });
  }

  async #partFor({ app, state }: Intent): Promise<AppRollout> {
    const { apps } = await this.#rollout();
    const part = Object.hasOwn(apps, app) ? apps[app] : undefined;
    if (!part) throw new ReleaseProblem('UNKNOWN_APP', `There is no app ${app}. Nothing was changed.`);
    if (stateOf(part) !== state) throw new ChangedInMeantime();
    return part;
  }

  #assertOwnForm(csrf: unknown): void {
    const expected = this.#session.csrf;
    if (expected === undefined) return;
    const isSameOrigin = isSentFromHere(this.#request, siteOriginOf(this.#request, this.#options.siteOrigin));
    if (isSameOrigin && typeof csrf === 'string' && isEqual(csrf, expected)) return;
    throw new ReleaseProblem(
      'BAD_LINK',
      'Nothing was changed because the request did not come from the release page. Please try again on this page.',
    );
  }

  async #orShowError(reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
    try {
      return await work();
    } catch (error) {
      const changed = error instanceof ChangedInMeantime;
      if (!changed && !(error instanceof ReleaseProblem)) throw error;
      const model = await this.#model();
      const status = changed ? 409 : (STATUS[error.code] ?? 409);
      const text = changed ? this.#changedBy(model.audit) : withOutcome(error.message);
      return this.#send(reply, model, status, { tone: 'error', text });
    }
  }

  #changedBy(audit: ReleasePageModel['audit']): string {
    const fields = (this.#request.body ?? this.#request.query) as { app?: unknown };
    const last = audit?.find((line) => line.app === fields.app);
    const who = last ? `by ${last.who} (${last.what}: ${last.to})` : 'by somebody else';
    return `The rollout was changed in the meantime ${who}. Nothing was changed. Please check and try again.`;
  }

  async #send(
    reply: FastifyReply,
    model: ReleasePageModel,
    status: number,
    notice: Notice | null,
  ): Promise<FastifyReply> {
    const { accept = '' } = this.#request.headers;
    if (accept.includes('application/json') && !accept.includes('text/html')) {
      return reply
        .code(status)
        .headers({ 'cache-control': 'no-store', vary: 'accept' })
        .send({ ...model, notice });
    }
    return sendReleasePage(reply, { status, view: { page: 'overview', model, notice }, render: this.#options.render });
  }

  async #model(): Promise<ReleasePageModel> {
    const { health, served, server, verdictOf } = this.#options;
    const { rollout: lastGood, complaint, ...inUse } = served();
    const read = await this.#rollout().then(
      (rollout): { rollout: Rollout; problem: RolloutProblem | null } => ({
        rollout,
        problem: complaint === '' ? null : { code: 'NOT_TAKEN', message: complaint },
      }),
      (error: unknown): { rollout: Rollout; problem: RolloutProblem } => ({
        rollout: lastGood,
        problem: problemOf(error),
      }),
    );
    return buildModel({
      ...read,
      who: this.#session.who,
      server,
      at: new Date(),
      audit: read.problem?.code === 'STORAGE' ? undefined : await this.#audit(),
      summaries: health.summary(),
      verdictOf,
      inUse,
    });
  }

  async #rollout(): Promise<Rollout> {
    const { registry, served } = this.#options;
    const rollout = await registry.rollout();
    // The server has already loaded a rollout, so an empty rollout means that the storage folder
    // isn't mounted.
    if (rollout === EMPTY_ROLLOUT && served().rollout.revision > 0) {
      throw new ReleaseProblem('STORAGE', `there is no rollout in ${registry.storage.where}`);
    }
    return rollout;
  }

  async #audit(): Promise<AuditLine[] | undefined> {
    try {
      return await this.#options.registry.audit(AUDIT_READ);
    } catch (error) {
      this.#request.log.error({ err: error }, 'could not read the audit trail');
      return undefined;
    }
  }
}

async function assertReleaseUsable(registry: ReleaseRegistry, intent: Intent, part: AppRollout): Promise<void> {
  const { app } = intent;
  const { stable } = applyIntent(intent, part);
  const { candidate } = part;
  if (intent.what === 'promote' && candidate && intent.percent > candidate.percent) {
    const { version } = candidate;
    await verifyRelease(registry, await registry.release(app, version));
    if (intent.percent > MAX_PERCENT_UNCHECKED && !(await registry.checks(app, version)).complete) {
      throw new ReleaseProblem(
        'NOT_NOW',
        `the release gate has not opened all pages of ${version} yet: run npm run release -- promote ${app} ${intent.percent}`,
      );
    }
  } else if (intent.what === 'rollback' && stable !== null && stable !== part.stable) {
    await registry.release(app, stable);
  }
}

class ChangedInMeantime extends Error {}

function problemOf(error: unknown): RolloutProblem {
  if (!(error instanceof ReleaseProblem)) throw error;
  return {
    code: ['BROKEN_ROLLOUT', 'BAD_SIGNATURE'].includes(error.code) ? 'BROKEN_ROLLOUT' : 'STORAGE',
    message: error.message,
  };
}

function statusOf(problem: RolloutProblem | null): number {
  return problem === null || problem.code === 'NOT_TAKEN' ? 200 : 503;
}

function withOutcome(message: string): string {
  const sentence = message.charAt(0).toUpperCase() + message.slice(1).replace(/\.$/, '');
  return sentence.includes('Nothing was changed') ? `${sentence}.` : `${sentence}. Nothing was changed.`;
}
