import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReleaseProblem, verifyRelease } from '@kaagazz/releases';
import type { AppRollout, AuditLine, ReleaseProblemCode, ReleaseRegistry, Rollout } from '@kaagazz/releases';

import type { DeskModel, DeskProblem } from '../src/desk/desk-model.ts';
import type { DeskNotice } from '../src/desk/desk-view.ts';
import { carriedOut, confirmationOf, fieldsOf, readIntent, verbOf } from './release-desk-intent.ts';
import type { Intent } from './release-desk-intent.ts';
import { AUDIT_READ, deskModelOf, stateOf } from './release-desk-model.ts';
import { sendDeskPage } from './release-desk-page.ts';
import type { DrawDesk } from './release-desk-page.ts';
import { isEqual } from './release-desk-session.ts';
import type { DeskSession } from './release-desk-session.ts';
import type { ReleaseHealth } from './release-health.ts';
import { isSentFromHere, siteOriginOf } from './same-origin.ts';

export interface ReleaseDeskOptions {
  registry: ReleaseRegistry;
  health: Pick<ReleaseHealth, 'summary'>;
  /** the rollout that visitors are served by, and what keeps this server from taking a newer one (empty: nothing) */
  served: () => { rollout: Rollout; complaint: string };
  /** this server's name */
  server: string;
  /** signs the links and sessions of operators: `RELEASES_SECRET` */
  secret: string;
  operatorTokens: readonly string[];
  /** the public origin; absent: that of the request */
  siteOrigin: string | undefined;
  draw: DrawDesk;
  /** answers as to any page that is not there */
  notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

export const DESK = '/_releases';
const LONGEST_WHY = 300;
/** For another who is changing the rollout at this moment. */
const PATIENCE_MS = 500;

const STATUS: Partial<Record<ReleaseProblemCode, number>> = {
  USAGE: 400,
  BAD_LINK: 403,
  UNKNOWN_APP: 404,
  UNKNOWN_VERSION: 404,
  NOT_NOW: 409,
  LOCKED: 423,
  STORAGE: 503,
  BROKEN_ROLLOUT: 503,
};

/** What one request does at the desk. */
export class DeskVisit {
  readonly #options: ReleaseDeskOptions;
  readonly #session: DeskSession;
  readonly #request: FastifyRequest;

  constructor(options: ReleaseDeskOptions, session: DeskSession, request: FastifyRequest) {
    this.#options = options;
    this.#session = session;
    this.#request = request;
  }

  /** @param done revision of the change that brought the operator here */
  async show(reply: FastifyReply, done?: string): Promise<FastifyReply> {
    const model = await this.#model();
    const line = model.audit?.find(({ revision }) => String(revision) === done);
    const notice = line && { tone: 'success' as const, text: `Done: ${line.app} is now ${line.to}.` };
    return this.#send(reply, model, statusOf(model.problem), notice ?? null);
  }

  async askBack(reply: FastifyReply, query: Record<string, string>): Promise<FastifyReply> {
    return this.#orRefuse(reply, async () => {
      const intent = readIntent(query.what, query);
      const part = await this.#partFor(intent);
      const { csrf, who } = this.#session;
      const confirmation = {
        ...confirmationOf(intent, part),
        who,
        action: `${DESK}/${intent.what}`,
        fields: { ...fieldsOf(intent), ...(csrf !== undefined && { csrf }) },
      };
      return sendDeskPage(reply, {
        status: 200,
        view: { page: 'confirm', confirmation },
        draw: this.#options.draw,
      });
    });
  }

  async change(reply: FastifyReply, what: string, body: unknown): Promise<FastifyReply> {
    return this.#orRefuse(reply, async () => {
      const fields = (typeof body === 'object' ? body : null) as Record<string, unknown> | null;
      this.#refuseForged(fields?.csrf);
      const intent = readIntent(what, fields);
      const why = typeof fields?.why === 'string' ? fields.why.trim().slice(0, LONGEST_WHY) : '';
      const { who } = this.#session;
      await refuseBroken(this.#options.registry, intent, await this.#partFor(intent));
      const { lastChange } = await this.#options.registry.change(
        { app: intent.app, what: verbOf(intent), who, ...(why !== '' && { why }) },
        (part) => {
          if (stateOf(part) !== intent.state) throw new ChangedMeanwhile();
          return carriedOut(intent, part);
        },
        { patienceMs: PATIENCE_MS },
      );
      this.#request.log.info(
        { app: intent.app, what: verbOf(intent), who, to: lastChange?.to },
        'the rollout was changed',
      );
      return reply.header('cache-control', 'no-store').redirect(`${DESK}?done=${lastChange?.revision ?? ''}`, 303);
    });
  }

  /** The app's part of the rollout, if it is still the one that the intent was meant for. */
  async #partFor({ app, state }: Intent): Promise<AppRollout> {
    const { apps } = await this.#rollout();
    const part = Object.hasOwn(apps, app) ? apps[app] : undefined;
    if (!part) throw new ReleaseProblem('UNKNOWN_APP', `There is no app ${app}. Nothing was changed.`);
    if (stateOf(part) !== state) throw new ChangedMeanwhile();
    return part;
  }

  #refuseForged(csrf: unknown): void {
    const mine = this.#session.csrf;
    if (mine === undefined) return;
    const here = isSentFromHere(this.#request, siteOriginOf(this.#request, this.#options.siteOrigin));
    if (here && typeof csrf === 'string' && isEqual(csrf, mine)) return;
    throw new ReleaseProblem(
      'BAD_LINK',
      'This form was not sent from the desk. Nothing was changed: try it from here.',
    );
  }

  /** Shows the desk with one line about why nothing was changed. */
  async #orRefuse(reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
    try {
      return await work();
    } catch (error) {
      const changed = error instanceof ChangedMeanwhile;
      if (!changed && !(error instanceof ReleaseProblem)) throw error;
      const model = await this.#model();
      const status = changed ? 409 : (STATUS[error.code] ?? 409);
      const text = changed ? this.#changedMeanwhile(model.audit) : sentenceOf(error.message);
      return this.#send(reply, model, status, { tone: 'error', text });
    }
  }

  #changedMeanwhile(audit: DeskModel['audit']): string {
    const fields = (this.#request.body ?? this.#request.query) as { app?: unknown };
    const last = audit?.find((line) => line.app === fields.app);
    const who = last ? `by ${last.who} (${last.what}: ${last.to})` : 'by somebody else';
    return `The rollout was changed meanwhile ${who}. Nothing was changed by you: look at it again.`;
  }

  async #send(reply: FastifyReply, model: DeskModel, status: number, notice: DeskNotice | null): Promise<FastifyReply> {
    const { accept = '' } = this.#request.headers;
    if (accept.includes('application/json') && !accept.includes('text/html')) {
      return reply
        .code(status)
        .headers({ 'cache-control': 'no-store', vary: 'accept' })
        .send({ ...model, notice });
    }
    return sendDeskPage(reply, { status, view: { page: 'desk', model, notice }, draw: this.#options.draw });
  }

  async #model(): Promise<DeskModel> {
    const { health, served, server } = this.#options;
    const { rollout: lastGood, complaint } = served();
    const read = await this.#rollout().then(
      (rollout): { rollout: Rollout; problem: DeskProblem | null } => ({
        rollout,
        problem: complaint === '' ? null : { code: 'NOT_TAKEN', message: complaint },
      }),
      (error: unknown): { rollout: Rollout; problem: DeskProblem } => ({
        rollout: lastGood,
        problem: problemOf(error),
      }),
    );
    return deskModelOf({
      ...read,
      who: this.#session.who,
      server,
      at: new Date(),
      audit: read.problem?.code === 'STORAGE' ? undefined : await this.#audit(),
      summaries: health.summary(),
    });
  }

  /** @throws ReleaseProblem BROKEN_ROLLOUT, STORAGE */
  async #rollout(): Promise<Rollout> {
    const { registry, served } = this.#options;
    const rollout = await registry.rollout();
    // A folder that is not mounted looks like one in which nothing was ever published.
    if (rollout.revision === 0 && served().rollout.revision > 0) {
      throw new ReleaseProblem('STORAGE', `there is no rollout in ${registry.storage.where}`);
    }
    return rollout;
  }

  async #audit(): Promise<AuditLine[] | undefined> {
    try {
      return await this.#options.registry.audit(AUDIT_READ);
    } catch (error) {
      this.#request.log.error({ err: error }, 'the audit trail cannot be read');
      return undefined;
    }
  }
}

/**
 * More visitors only ever get what is there as a whole. Before a rollback, which is urgent, one only looks whether the release is there.
 *
 * @throws ReleaseProblem CORRUPT_RELEASE, UNKNOWN_VERSION, and when the intent is not possible
 */
async function refuseBroken(registry: ReleaseRegistry, intent: Intent, part: AppRollout): Promise<void> {
  const { app } = intent;
  const { stable } = carriedOut(intent, part);
  const { candidate } = part;
  if (intent.what === 'promote' && candidate && intent.percent > candidate.percent) {
    await verifyRelease(registry, await registry.release(app, candidate.version));
  } else if (intent.what === 'rollback' && stable !== null && stable !== part.stable) {
    await registry.release(app, stable);
  }
}

/** Between the page that an operator looked at and their press of the button. */
class ChangedMeanwhile extends Error {}

function problemOf(error: unknown): DeskProblem {
  if (!(error instanceof ReleaseProblem)) throw error;
  return { code: error.code === 'BROKEN_ROLLOUT' ? 'BROKEN_ROLLOUT' : 'STORAGE', message: error.message };
}

function statusOf(problem: DeskProblem | null): number {
  return problem === null || problem.code === 'NOT_TAKEN' ? 200 : 503;
}

/** `it is paused already` -> `It is paused already. Nothing was changed.` */
function sentenceOf(message: string): string {
  const sentence = message.charAt(0).toUpperCase() + message.slice(1).replace(/\.$/, '');
  return sentence.includes('Nothing was changed') ? `${sentence}.` : `${sentence}. Nothing was changed.`;
}
