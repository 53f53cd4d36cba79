import { AppName, ReleaseProblem, Version } from '@kaagazz/releases';
import type { AppRollout, ReleaseStorage, Rollout } from '@kaagazz/releases';
import { newApp } from '@kaagazz/releases/rollout-changes';

/** `10`, `10%`, `0.5`: of 100. @throws ReleaseProblem USAGE */
export function parsePercent(text: string): number {
  const [, digits] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(text.trim()) ?? [];
  const percent = Number(digits);
  if (digits !== undefined && percent <= 100) return percent;
  throw new ReleaseProblem('USAGE', `${text} is no percent: write a number from 0 to 100, with at most two decimals`);
}

/**
 * An app's part of the rollout; that of a new one when it was built, but never published.
 *
 * @param places where releases of it may lie
 * @throws ReleaseProblem UNKNOWN_APP when nothing anywhere is of that name
 */
export async function appIn(rollout: Rollout, app: string, places: readonly ReleaseStorage[]): Promise<AppRollout> {
  const known = Object.hasOwn(rollout.apps, app) ? rollout.apps[app] : undefined;
  if (known) return known;
  if (AppName.safeParse(app).success) {
    for (const storage of places) if ((await storage.list(`${app}/`)).length > 0) return newApp('');
  }
  throw unknownApp(app, Object.keys(rollout.apps));
}

/** @throws ReleaseProblem UNKNOWN_VERSION when it cannot be the name of a release */
export function checkVersion(app: string, version: string): void {
  if (Version.safeParse(version).success) return;
  throw new ReleaseProblem('UNKNOWN_VERSION', `there is no release ${version} of ${app}`);
}

export function unknownApp(app: string, known: readonly string[]): ReleaseProblem {
  const names = known.length > 0 ? `: there are ${known.toSorted().join(', ')}` : ': nothing was released yet';
  return new ReleaseProblem('UNKNOWN_APP', `there is no app ${app}${names}`);
}
