import { ReleaseProblem, rolloutChanges, verdictKey, verifyRelease } from '@kaagazz/releases';
import type { AppRollout, ReleaseRegistry, ReleaseVerdict, Rollout } from '@kaagazz/releases';

import { judge } from './health-judgement.ts';
import type { Judgement } from './health-judgement.ts';
import { WINDOW_NAMES, since } from './health-window.ts';
import type { Slots, WindowName } from './health-window.ts';
import type { ReleaseHealth } from './release-health.ts';
import { judgeStable } from './stable-judgement.ts';
import { judgeStage, viewsInMinute } from './stage-judgement.ts';

const INTERVAL_MS = 1_000;
const REPORT_MS = 10_000;
const MOVE_RETRY_MS = 30_000;

interface CandidateWatchOptions {
  registry: ReleaseRegistry;
  health: Pick<ReleaseHealth, 'slots' | 'routes'>;
  isApiHealthy: () => Promise<boolean>;
  rollout: () => Rollout;
  server: string;
  log: { error(details: object, message: string): void; info(details: object, message: string): void };
  now?: () => number;
}

interface Watched {
  version: string;
  earlier: Record<WindowName, Slots>;
}

const NOTHING: Record<WindowName, Slots> = { recent: new Map(), day: new Map() };

type Candidate = NonNullable<AppRollout['candidate']>;

/**
 * Stops failing candidates, moves healthy ones to their next stage, and rolls back a new stable
 * release that fails.
 */
export class CandidateWatch {
  readonly #options: CandidateWatchOptions;
  readonly #now: () => number;
  readonly #watched = new Map<string, Watched>();
  readonly #verdicts = new Map<string, ReleaseVerdict>();
  readonly #stored = new Map<string, ReleaseVerdict>();
  readonly #moveAfter = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #apiFailedAt = 0;
  #complaint = '';

  constructor(options: CandidateWatchOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  verdict(app: string): ReleaseVerdict | undefined {
    return this.#verdicts.get(app);
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), INTERVAL_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  look(): Promise<void> {
    this.#looking ??= this.#judgeAll().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  judgement(app: string, { candidate, stable }: AppRollout): Judgement | undefined {
    if (!candidate) return undefined;
    const { health } = this.#options;
    const { earlier } = this.#watched.get(app) ?? { earlier: NOTHING };
    let judgement: Judgement | undefined;
    for (const window of WINDOW_NAMES) {
      const slots = since(earlier[window], health.slots({ app, version: candidate.version }, window));
      judgement = judge(slots, stable === null ? undefined : health.slots({ app, version: stable }, window));
      if (judgement.verdict !== 'too-few') return judgement;
    }
    return judgement;
  }

  async #judgeAll(): Promise<void> {
    const { apps } = this.#options.rollout();
    for (const app of this.#watched.keys()) if (!apps[app]?.candidate) this.#watched.delete(app);
    for (const [app, part] of Object.entries(apps)) {
      this.#follow(app, part);
      const judgement = part.candidate?.percent ? this.judgement(app, part) : undefined;
      if (part.candidate && judgement) await this.#act(app, part, part.candidate, judgement);
      else this.#verdicts.delete(app);
      await this.#judgeStable(app, part, apps);
    }
  }

  async #act(app: string, part: AppRollout, candidate: Candidate, judgement: Judgement): Promise<void> {
    const { health, server } = this.#options;
    const { version, percent } = candidate;
    const now = this.#now();
    const recent = health.slots({ app, version }, 'recent');
    const day = health.slots({ app, version }, 'day');
    const stage = judgeStage(candidate, judgement, { recent, day }, now);
    await this.#report({ app, version, percent, ...stage, at: new Date(now).toISOString(), server });
    if (stage.verdict === 'failing') return this.#stop(app, version, stage.reason);
    const next = rolloutChanges.nextStage(candidate);
    if (stage.verdict !== 'healthy' || next === undefined || part.paused) return;
    const arrival = { at: new Date(now), viewsBefore: viewsInMinute(recent, now) };
    await this.#advance(app, candidate, { why: stage.reason, arrival });
  }

  async #judgeStable(app: string, part: AppRollout, apps: Rollout['apps']): Promise<void> {
    const { health, server, isApiHealthy } = this.#options;
    const now = this.#now();
    const judgeNow = () => judgeStable(app, part, { health, apps, now, apiFailedAt: this.#apiFailedAt });
    if (part.stable === null || !judgeNow()) return;
    if (!(await isApiHealthy())) this.#apiFailedAt = now;
    const judged = judgeNow();
    if (!judged) return;
    if (!part.candidate?.percent) {
      const at = new Date(now).toISOString();
      await this.#report({ app, version: part.stable, percent: 100, ...judged, at, server });
    }
    if (judged.verdict === 'failing') await this.#rollBack(app, part.stable, judged.reason);
  }

  async #rollBack(app: string, version: string, why: string): Promise<void> {
    const { registry, server, log } = this.#options;
    const outcome = { rolledBack: false };
    try {
      await registry.assertRolloutExists();
      const at = new Date(this.#now());
      const { lastChange } = await registry.change({ app, what: 'rollback', who: `shell ${server}`, why }, (part) => {
        const next = rolloutChanges.rollBackFailing(part, version, why, at);
        outcome.rolledBack = next !== part;
        return next;
      });
      if (outcome.rolledBack) {
        log.error(
          { app, release: version, why, to: lastChange?.to },
          'the new stable release failed and was rolled back',
        );
      }
    } catch (error) {
      this.#complain(error, () =>
        log.error(
          { err: error, app, release: version, why },
          'the stable release is failing but could not be rolled back',
        ),
      );
    }
  }

  async #report(verdict: ReleaseVerdict): Promise<void> {
    const { registry, log } = this.#options;
    const { app } = verdict;
    this.#verdicts.set(app, verdict);
    const stored = this.#stored.get(app);
    const isSame = (['version', 'percent', 'verdict'] as const).every((key) => stored?.[key] === verdict[key]);
    const age = stored ? Date.parse(verdict.at) - Date.parse(stored.at) : REPORT_MS;
    if (isSame && (stored?.reason === verdict.reason || age < REPORT_MS)) return;
    this.#stored.set(app, verdict);
    try {
      await registry.assertRolloutExists();
      await registry.storage.write(verdictKey(app), Buffer.from(`${JSON.stringify(verdict)}\n`));
    } catch (error) {
      this.#complain(error, () => log.error({ err: error, app }, 'could not store the verdict on a candidate'));
    }
  }

  async #advance(
    app: string,
    candidate: Candidate,
    { why, arrival }: { why: string; arrival: Parameters<typeof rolloutChanges.advance>[2] },
  ): Promise<void> {
    const { registry, server, log } = this.#options;
    const { version } = candidate;
    if (this.#now() < (this.#moveAfter.get(app) ?? 0)) return;
    const outcome = { moved: false };
    try {
      await verifyRelease(registry, await registry.release(app, version));
      await registry.assertRolloutExists();
      const { lastChange } = await registry.change({ app, what: 'advance', who: `shell ${server}`, why }, (part) => {
        const next = rolloutChanges.advance(part, candidate, arrival);
        outcome.moved = next !== part;
        return next;
      });
      this.#complaint = '';
      if (outcome.moved)
        log.info({ app, release: version, why, to: lastChange?.to }, 'the candidate was moved to the next stage');
    } catch (error) {
      if (!isLocked(error)) this.#moveAfter.set(app, this.#now() + MOVE_RETRY_MS);
      this.#complain(error, () =>
        log.error({ err: error, app, release: version }, 'could not move the candidate to the next stage'),
      );
    }
  }

  #follow(app: string, { candidate }: AppRollout): void {
    if (!candidate) return;
    const { version, percent } = candidate;
    const known = this.#watched.get(app);
    const sameAsBefore = known?.version === version ? known.earlier : NOTHING;
    this.#watched.set(app, { version, earlier: percent === 0 ? this.#slotsNow(app, version) : sameAsBefore });
  }

  #slotsNow(app: string, version: string): Record<WindowName, Slots> {
    const { health } = this.#options;
    return { recent: health.slots({ app, version }, 'recent'), day: health.slots({ app, version }, 'day') };
  }

  async #stop(app: string, version: string, why: string): Promise<void> {
    const { registry, server, log } = this.#options;
    const outcome = { stopped: false };
    try {
      await registry.assertRolloutExists();
      await registry.change({ app, what: 'stop', who: `shell ${server}`, why }, (part) => {
        const next = rolloutChanges.stopCandidate(part, version, why, new Date());
        outcome.stopped = next !== part;
        return next;
      });
      this.#complaint = '';
      if (outcome.stopped)
        log.error({ app, release: version, why }, 'the candidate was failing and has been set to 0 %');
    } catch (error) {
      this.#complain(error, () =>
        log.error({ err: error, app, release: version, why }, 'the candidate is failing but could not be set to 0 %'),
      );
    }
  }

  #complain(error: unknown, logIt: () => void): void {
    if (isLocked(error)) return;
    const complaint = error instanceof Error ? error.message : String(error);
    if (complaint === this.#complaint) return;
    this.#complaint = complaint;
    logIt();
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof ReleaseProblem && error.code === 'LOCKED';
}
