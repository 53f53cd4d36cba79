import { AppName, ReleaseProblem, Stages, Version } from '@kaagazz/releases';
import type { AppRollout, ReleaseStorage, Rollout } from '@kaagazz/releases';
import { newApp } from '@kaagazz/releases/rollout-changes';

/** Parses a percentage with or without a percent sign, such as `10` or `0.5%`. */
export function parsePercent(text: string): number {
  const [, digits] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(text.trim()) ?? [];
  const percent = Number(digits);
  if (digits !== undefined && percent <= 100) return percent;
  throw new ReleaseProblem('USAGE', `${text} is not a percentage: use 0 to 100 with at most two decimals`);
}

export function parseStages(text: string): number[] {
  const stages = Stages.safeParse(text.split(',').map(parsePercent));
  if (stages.success && (stages.data[0] ?? 100) < 100) return stages.data;
  throw new ReleaseProblem('USAGE', `${text} is not a plan: use ascending percentages such as 1,10,50,100`);
}

export async function appIn(rollout: Rollout, app: string, places: readonly ReleaseStorage[]): Promise<AppRollout> {
  const known = Object.hasOwn(rollout.apps, app) ? rollout.apps[app] : undefined;
  if (known) return known;
  if (AppName.safeParse(app).success) {
    for (const storage of places) if ((await storage.list(`${app}/`)).length > 0) return newApp('');
  }
  throw unknownApp(app, Object.keys(rollout.apps));
}

export function checkVersion(app: string, version: string): void {
  if (Version.safeParse(version).success) return;
  throw new ReleaseProblem('UNKNOWN_VERSION', `there is no release ${version} of ${app}`);
}

export function unknownApp(app: string, known: readonly string[]): ReleaseProblem {
  const names =
    known.length > 0 ? `: known apps are ${known.toSorted().join(', ')}` : ': nothing has been released yet';
  return new ReleaseProblem('UNKNOWN_APP', `there is no app ${app}${names}`);
}
