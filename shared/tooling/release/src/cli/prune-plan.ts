import { Version } from '@kaagazz/releases';
import type { AppRollout, AuditLine, StoredObject } from '@kaagazz/releases';
import { servedVersions } from '@kaagazz/releases/rollout-changes';

export interface PruneRequest {
  app: string;
  /** undefined: it was built, but never published */
  rollout: AppRollout | undefined;
  /** everything that is stored of the app */
  stored: readonly StoredObject[];
  /** the audit trail since `before` */
  recent: readonly AuditLine[];
  /** how many of those published last stay */
  keep: number;
  /** what was built, published or served after it stays */
  before: Date;
}

/**
 * The releases of an app that nobody needs any more: not served, nor one step away from it; not among the last published; neither stored nor named in the
 * audit trail since `before`. An open page may still ask for files of a release that left weeks ago.
 *
 * @returns versions, sorted
 */
export function planPrune({ app, rollout, stored, recent, keep, before }: PruneRequest): string[] {
  const needed = new Set(rollout ? [...servedVersions(rollout), ...rollout.published.slice(-keep)] : []);
  const named = recent.filter((line) => line.app === app).flatMap(({ from, to }) => `${from} ${to}`.split(/[\s,]+/));
  const since = new Set(named);
  return [...lastWrites(stored)]
    .filter(([version, written]) => written < before && !needed.has(version) && !since.has(version))
    .map(([version]) => version)
    .sort();
}

/** Release -> when the last of its files was written. */
function lastWrites(stored: readonly StoredObject[]): Map<string, Date> {
  const writes = new Map<string, Date>();
  for (const { key, modified } of stored) {
    const [, version = '', file] = key.split('/');
    if (file === undefined || !Version.safeParse(version).success) continue;
    const known = writes.get(version);
    if (!known || known < modified) writes.set(version, modified);
  }
  return writes;
}
