import { Version } from '@kaagazz/releases';
import type { AppRollout, AuditLine, StoredObject } from '@kaagazz/releases';
import { servedVersions } from '@kaagazz/releases/rollout-changes';

export interface PruneRequest {
  app: string;
  rollout: AppRollout | undefined;
  stored: readonly StoredObject[];
  recent: readonly AuditLine[];
  keep: number;
  before: Date;
}

/**
 * Returns the versions to remove. Versions stored or used after `before` are kept, because open
 * pages may still load their files.
 */
export function planPrune({ app, rollout, stored, recent, keep, before }: PruneRequest): string[] {
  const needed = new Set(
    rollout
      ? [
          ...servedVersions(rollout),
          ...rollout.published.slice(-keep),
          ...Object.values(rollout.previews).map(({ version }) => version),
        ]
      : [],
  );
  const named = recent.filter((line) => line.app === app).flatMap(({ from, to }) => `${from} ${to}`.split(/[\s,]+/));
  const since = new Set(named);
  return [...lastWrites(stored)]
    .filter(([version, written]) => written < before && !needed.has(version) && !since.has(version))
    .map(([version]) => version)
    .sort();
}

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
