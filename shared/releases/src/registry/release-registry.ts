import { createHash, randomBytes } from 'node:crypto';

import { z } from 'zod';

import { ReleaseProblem } from '../model/release-problem.ts';
import { CHECKS_FILE, RELEASE_FILE, ReleaseChecks, ReleaseManifest } from '../model/release.ts';
import type { Release } from '../model/release.ts';
import { newApp } from '../model/rollout-changes.ts';
import { AuditLine, EMPTY_ROLLOUT, ROLLOUT_FILE, inWords, parseRollout } from '../model/rollout.ts';
import type { AppRollout, Rollout } from '../model/rollout.ts';
import { ReleaseTrust } from '../signing/release-trust.ts';
import type { SignedDocument } from '../signing/signature.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';

const READ_AT_ONCE = 50;

export interface Change {
  app: string;
  what: string;
  who: string;
  why?: string;
}

interface ChangeOptions {
  /** Maximum time to wait for the lock, in milliseconds. Defaults to 0. */
  patienceMs?: number;
}

export class ReleaseRegistry {
  readonly storage: ReleaseStorage;
  readonly trust: ReleaseTrust;
  /** Lowest accepted revision. Signed rollouts with a lower revision are rejected. */
  #revision: number;
  #granted = 0;
  readonly #revisionInUse: () => Promise<number>;

  constructor(
    storage: ReleaseStorage,
    trust: ReleaseTrust = ReleaseTrust.none,
    revisionInUse: () => Promise<number> = async () => 0,
  ) {
    this.storage = storage;
    this.trust = trust;
    this.#revision = trust.minRevision;
    this.#revisionInUse = revisionInUse;
  }

  async rollout(): Promise<Rollout> {
    return (await this.#stored()).rollout;
  }

  /** Rejects an outdated rollout even if it is signed, because an attacker could replay it. */
  parseRollout(content: Uint8Array): Rollout {
    const text = Buffer.from(content).toString('utf8');
    const rollout = parseRollout(text);
    const { revision } = rollout;
    const granted = this.trust.checkRollout(JSON.parse(text) as SignedDocument) ?? revision;
    if (this.trust.isRequired) {
      refuseOlder('has', revision, this.#revision);
      refuseOlder("follows the publisher's", granted, this.#granted);
    }
    this.#revision = revision;
    this.#granted = granted;
    return rollout;
  }

  /**
   * Loads the latest known revision. Must be called before `parseRollout`, because a restarted
   * process would otherwise accept an outdated rollout.
   */
  async learnRevision(): Promise<void> {
    if (this.trust.isRequired) this.#revision = Math.max(this.#revision, await this.#revisionInUse());
  }

  async #stored(): Promise<{ rollout: Rollout; document?: SignedDocument }> {
    await this.learnRevision();
    const content = await this.storage.read(ROLLOUT_FILE);
    if (content) {
      const rollout = this.parseRollout(content);
      return { rollout, document: JSON.parse(Buffer.from(content).toString('utf8')) as SignedDocument };
    }
    if ((await this.storage.list('audit/')).length === 0) return { rollout: EMPTY_ROLLOUT };
    const { where } = this.storage;
    throw new ReleaseProblem('BROKEN_ROLLOUT', `${ROLLOUT_FILE} is missing in ${where}: restore it from a backup`);
  }

  async change(
    { app, what, who, why }: Change,
    change: (app: AppRollout) => AppRollout,
    { patienceMs = 0 }: ChangeOptions = {},
  ): Promise<Rollout> {
    const unlock = await this.storage.lock(patienceMs);
    try {
      const { rollout: before, document } = await this.#stored();
      await this.#completeTrail(before);
      const old = before.apps[app];
      const known = old ?? newApp(randomBytes(6).toString('hex'));
      const next = change(known);
      if (next === known) return before;
      const lastChange: AuditLine = {
        revision: before.revision + 1,
        at: new Date().toISOString(),
        who,
        what,
        app,
        from: inWords(old),
        to: inWords(next),
        ...(why !== undefined && { why }),
      };
      const rollout = { revision: lastChange.revision, apps: { ...before.apps, [app]: next }, lastChange };
      await this.#write(ROLLOUT_FILE, this.trust.signRollout(document, rollout));
      await this.#write(auditKey(lastChange.revision), lastChange);
      return rollout;
    } finally {
      await unlock();
    }
  }

  async audit(limit: number): Promise<AuditLine[]> {
    return this.#auditLines((await this.storage.list('audit/')).toReversed().slice(0, limit));
  }

  /**
   * Throws if the rollout file is missing. Servers call this before they write anything, because a
   * write would recreate a deleted storage folder.
   */
  async assertRolloutExists(): Promise<void> {
    if ((await this.storage.stamp(ROLLOUT_FILE)) !== undefined) return;
    throw new ReleaseProblem('STORAGE', `${ROLLOUT_FILE} is missing in ${this.storage.where}`);
  }

  async auditAfter(revision: number): Promise<AuditLine[]> {
    const keys = await this.storage.list('audit/');
    return this.#auditLines(keys.filter((key) => key > auditKey(revision)).slice(0, READ_AT_ONCE));
  }

  async auditSince(time: Date): Promise<AuditLine[]> {
    const keys = (await this.storage.list('audit/')).toReversed();
    const lines: AuditLine[] = [];
    for (let from = 0; from < keys.length; from += READ_AT_ONCE) {
      const some = await this.#auditLines(keys.slice(from, from + READ_AT_ONCE));
      const fresh = some.filter(({ at }) => new Date(at) >= time);
      lines.push(...fresh);
      if (fresh.length < some.length) break;
    }
    return lines;
  }

  async release(app: string, version: string): Promise<Release> {
    return this.parseRelease(app, version, await this.releaseFile(app, version));
  }

  /** @throws ReleaseProblem UNKNOWN_VERSION */
  async releaseFile(app: string, version: string): Promise<Uint8Array> {
    const content = await this.storage.read(`${app}/${version}/${RELEASE_FILE}`);
    if (!content) throw new ReleaseProblem('UNKNOWN_VERSION', `there is no release ${version} of ${app}`);
    return content;
  }

  parseRelease(app: string, version: string, content: Uint8Array): Release {
    const text = Buffer.from(content).toString('utf8');
    const release = parseRelease(app, version, text);
    this.trust.checkRelease(`${app} ${version}`, JSON.parse(text) as SignedDocument);
    return release;
  }

  async writeRelease({ signature: _old, ...release }: Release): Promise<void> {
    await this.#write(`${release.app}/${release.version}/${RELEASE_FILE}`, this.trust.signRelease(release));
  }

  async signAll(): Promise<Release[]> {
    const unlock = await this.storage.lock(0);
    try {
      const { rollout, document } = await this.#stored();
      const named = Object.entries(rollout.apps).flatMap(([app, { published, previews }]) =>
        [...new Set([...published, ...Object.values(previews).map(({ version }) => version)])].map((version) => ({
          app,
          version,
        })),
      );
      const releases = await Promise.all(named.map(({ app, version }) => this.release(app, version)));
      for (const release of releases) await this.writeRelease(release);
      await this.#write(ROLLOUT_FILE, this.trust.signRollout(document, rollout));
      return releases;
    } finally {
      await unlock();
    }
  }

  async file(release: Release, name: string): Promise<Uint8Array> {
    const content = await this.storage.read(`${release.app}/${release.version}/${name}`);
    const pinned = release.files[name]?.integrity;
    const corrupt = (why: string) =>
      new ReleaseProblem('CORRUPT_RELEASE', `${release.app} ${release.version}: ${name} ${why}`);
    if (!content) throw corrupt('is missing');
    if (pinned !== integrityOf(content)) throw corrupt('is not the file that was built');
    return content;
  }

  /** @throws ReleaseProblem STORAGE */
  async checks(app: string, version: string): Promise<ReleaseChecks> {
    const content = await this.storage.read(`${app}/${version}/${CHECKS_FILE}`);
    if (!content) return { pages: [], complete: false };
    return ReleaseChecks.parse(JSON.parse(Buffer.from(content).toString('utf8')));
  }

  /** @throws ReleaseProblem STORAGE */
  async writeChecks(app: string, version: string, checks: ReleaseChecks): Promise<void> {
    await this.#write(`${app}/${version}/${CHECKS_FILE}`, checks);
  }

  async #auditLines(keys: readonly string[]): Promise<AuditLine[]> {
    const lines = await Promise.all(keys.map((key) => this.storage.read(key)));
    return lines.flatMap((line) => (line ? [AuditLine.parse(JSON.parse(Buffer.from(line).toString('utf8')))] : []));
  }

  async #completeTrail({ lastChange }: Rollout): Promise<void> {
    if (!lastChange || (await this.storage.stamp(auditKey(lastChange.revision)))) return;
    await this.#write(auditKey(lastChange.revision), lastChange);
  }

  #write(key: string, value: unknown): Promise<void> {
    return this.storage.write(key, Buffer.from(`${JSON.stringify(value, null, 2)}\n`));
  }
}

/** @throws ReleaseProblem CORRUPT_RELEASE */
export function parseRelease(app: string, version: string, text: string): Release {
  const corrupt = (why: string) => new ReleaseProblem('CORRUPT_RELEASE', `${app} ${version}: ${RELEASE_FILE} ${why}`);
  let release: Release;
  try {
    release = ReleaseManifest.parse(JSON.parse(text));
  } catch (error) {
    const where = error instanceof z.ZodError ? ` (${error.issues.map(({ path }) => path.join('.')).join(', ')})` : '';
    throw corrupt(`is invalid${where}`);
  }
  if (release.app !== app || release.version !== version) {
    throw corrupt(`describes ${release.app} ${release.version}`);
  }
  return release;
}

/** @throws ReleaseProblem BAD_SIGNATURE */
function refuseOlder(verb: string, revision: number, known: number): void {
  if (revision >= known) return;
  const why = `${verb} revision ${revision}, but revision ${known} was already in use`;
  throw new ReleaseProblem('BAD_SIGNATURE', `${ROLLOUT_FILE} ${why}`);
}

export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function auditKey(revision: number): string {
  return `audit/${String(revision).padStart(9, '0')}.json`;
}
