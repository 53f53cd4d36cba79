import { ROLLOUT_FILE, ReleaseProblem, rolloutChanges } from '@kaagazz/releases';
import type { AppRollout, ReleaseRegistry, Rollout } from '@kaagazz/releases';

import { judge } from './health-judgement.ts';
import type { Judgement } from './health-judgement.ts';
import { WINDOW_NAMES, since } from './health-window.ts';
import type { Slots, WindowName } from './health-window.ts';
import type { ReleaseHealth } from './release-health.ts';

const INTERVAL_MS = 1_000;

interface CandidateWatchOptions {
  registry: Pick<ReleaseRegistry, 'change' | 'storage'>;
  health: Pick<ReleaseHealth, 'slots'>;
  rollout: () => Rollout;
  server: string;
  log: { error(details: object, message: string): void };
}

interface Watched {
  version: string;
  /**
   * Counts from before the candidate was promoted. They are ignored when the candidate is judged.
   */
  earlier: Record<WindowName, Slots>;
}

const NOTHING: Record<WindowName, Slots> = { recent: new Map(), day: new Map() };

/** Sets a candidate back to 0% if it clearly fails more often than the stable release. */
export class CandidateWatch {
  readonly #options: CandidateWatchOptions;
  readonly #watched = new Map<string, Watched>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #complaint = '';

  constructor(options: CandidateWatchOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), INTERVAL_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  /** Judges every candidate. Concurrent calls share one run. Never rejects. */
  look(): Promise<void> {
    this.#looking ??= this.#judgeAll().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  /**
   * Judges a candidate by the last half hour, or by the last day if half an hour has too few page
   * views.
   */
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
      if (!part.candidate || part.candidate.percent === 0) continue;
      const judgement = this.judgement(app, part);
      if (judgement?.verdict === 'failing') await this.#stop(app, part.candidate.version, judgement.reason);
    }
  }

  /**
   * While a candidate is at 0%, moves the start of its judgement forward, so that counts from
   * before its promotion are ignored.
   */
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
      // Locking would recreate a folder that was removed or isn't mounted.
      if ((await registry.storage.stamp(ROLLOUT_FILE)) === undefined) throw new Error(`${ROLLOUT_FILE} is missing`);
      await registry.change({ app, what: 'stop', who: `shell ${server}`, why }, (part) => {
        const next = rolloutChanges.stopCandidate(part, version, why, new Date());
        outcome.stopped = next !== part;
        return next;
      });
      this.#complaint = '';
      // Log the stop only if no other server stopped the candidate first.
      if (outcome.stopped)
        log.error({ app, release: version, why }, 'the candidate was failing and has been set to 0 %');
    } catch (error) {
      // Another process is changing the rollout. The next run is in one second.
      if (error instanceof ReleaseProblem && error.code === 'LOCKED') return;
      const complaint = error instanceof Error ? error.message : String(error);
      if (complaint === this.#complaint) return;
      this.#complaint = complaint;
      log.error({ err: error, app, release: version, why }, 'the candidate is failing but could not be set to 0 %');
    }
  }
}
