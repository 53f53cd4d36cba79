import type { ReleaseFailure } from '../releases/index.ts';
import type { ReleaseName } from './render-messages.ts';
import type { PageTask } from './render-process.ts';

export const SHELL = 'shell';

export function suspectOf({ set, job, condemned }: PageTask): string {
  const owner = condemned ? undefined : set.releases[job.owner ?? ''];
  const { app, version } = owner ?? set.releases.shell ?? { app: 'shell', version: 'none' };
  return `${app}@${version}`;
}

export function suspectsOf(tasks: readonly PageTask[], hint: ReleaseName | undefined): string[] {
  if (hint && (hint.app !== SHELL || tasks.length === 0)) return [keyOf(hint)];
  const pages = new Map<string, number>();
  for (const suspect of tasks.map(suspectOf)) pages.set(suspect, (pages.get(suspect) ?? 0) + 1);
  return [...pages].toSorted(([, one], [, other]) => other - one).map(([suspect]) => suspect);
}

export function keyOf({ app, version }: ReleaseName): string {
  return `${app}@${version}`;
}

export function parseKey(key: string): ReleaseName {
  const [app = '', version = ''] = key.split('@');
  return { app, version };
}

export function stallOf({ app, version }: ReleaseName, message: string): ReleaseFailure {
  return { app, version, kind: 'stall', message };
}
