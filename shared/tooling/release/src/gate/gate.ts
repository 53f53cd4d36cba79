import path from 'node:path';

import { FolderStorage, ReleaseProblem, ReleaseRegistry } from '@kaagazz/releases';
import type { Release } from '@kaagazz/releases';

import { findBrowser } from './find-browser.ts';
import { apiProblem } from './api-health.ts';
import { checkBrowserPages } from './browser/browser-pages.ts';
import { BYTE_BUDGETS, checkBytes } from './byte-budgets.ts';
import type { ByteBudgets } from './byte-budgets.ts';
import { changedPages } from './changed-pages.ts';
import { checkFiles } from './complete-files.ts';
import { checkContract } from './contract-version.ts';
import { checkLines, finding, notChecked, reportOf } from './gate-report.ts';
import type { Finding, GateCheck, GateReport } from './gate-report.ts';
import { SHELL, readLiveSite } from './live-site.ts';
import type { LiveSite } from './live-site.ts';
import { checkPaths } from './check-paths.ts';
import { pagesToVisit } from './pages-to-visit.ts';
import type { PageToVisit } from './pages-to-visit.ts';
import { checkServerRendering } from './server-rendering.ts';
import { checkSharedVersions } from './shared-versions.ts';
import { TrialSite } from './trial-site.ts';

export type { GateReport } from './gate-report.ts';

export interface GateOptions {
  app: string;
  version: string;
  registry: ReleaseRegistry;
  from?: string;
  /** Origin of the api, without `/api`. */
  apiUrl: string;
  browser: boolean;
  pages?: 'changed' | { except: readonly string[] };
  types?: Promise<Finding> | undefined;
  screenshots: string;
  /** Defaults to `BYTE_BUDGETS`. */
  budgets?: ByteBudgets;
  print?: (line: string) => void;
}

export async function runGate({ registry, app, version, from, ...options }: GateOptions): Promise<GateReport> {
  const { budgets = BYTE_BUDGETS, types, print = () => undefined } = options;
  const source = from === undefined ? registry : new ReleaseRegistry(new FolderStorage(path.resolve(from)));
  const release = await source.release(app, version);
  const live = await readLiveSite(registry, app);
  const checks: GateCheck[] = [];
  const check = async (name: string, run: () => Finding | Promise<Finding>): Promise<boolean> => {
    const started = performance.now();
    const found = await Promise.resolve().then(run).catch(asFault);
    const done = { name, ms: Math.round(performance.now() - started), ...found };
    checks.push(done);
    for (const line of checkLines(done)) print(line);
    return done.passed;
  };

  const isComplete = await check('every file', () => checkFiles(source, release));
  const fits = [
    await check('contract', () => checkContract(release, live)),
    await check('shared versions', () => checkSharedVersions(release, live)),
  ].every(Boolean);
  await check('paths', () => checkPaths(release, live));
  await check('bytes', () => (isComplete ? checkBytes(release, live, budgets) : notChecked('files are missing')));

  const reason = whyPagesAreSkipped(release, live, { isComplete, fits });
  const all = pagesToVisit(release, live);
  const opened = pagesToOpen(release, live, all, options.pages);
  let visited: readonly PageToVisit[] = [];
  if (reason === undefined) {
    visited = await visitPages(check, { ...options, release, live, source, registry, all, opened });
  } else {
    await check('pages on the server', () => notChecked(reason));
    await check('pages in a browser', () => notChecked(reason));
  }
  await check('types', () => types ?? notChecked('the source is not here, or was checked before'));
  const { except = [] } = typeof options.pages === 'object' ? options.pages : {};
  const done = new Set([...except, ...visited.map(({ path: address }) => address)]);
  return reportOf(checks, {
    visited: visited.map(({ path: address }) => address),
    left: all.filter(({ path: address }) => !done.has(address)).length,
  });
}

function whyPagesAreSkipped(
  { app }: Release,
  { shell }: LiveSite,
  { isComplete, fits }: { isComplete: boolean; fits: boolean },
): string | undefined {
  if (!isComplete) return 'files are missing';
  if (!fits) return 'incompatible with the live releases';
  return app !== SHELL && !shell ? 'no shell is live yet' : undefined;
}

function pagesToOpen(
  release: Release,
  { before }: LiveSite,
  all: readonly PageToVisit[],
  which: GateOptions['pages'],
): readonly PageToVisit[] {
  if (which === 'changed') return changedPages(release, before, all);
  return which ? all.filter(({ path: address }) => !which.except.includes(address)) : all;
}

interface Visiting extends Pick<GateOptions, 'apiUrl' | 'browser' | 'screenshots'> {
  release: Release;
  live: LiveSite;
  source: ReleaseRegistry;
  registry: ReleaseRegistry;
  all: readonly PageToVisit[];
  opened: readonly PageToVisit[];
}

async function visitPages(
  check: (name: string, run: () => Finding | Promise<Finding>) => Promise<boolean>,
  { browser, screenshots, all, opened, ...visiting }: Visiting,
): Promise<readonly PageToVisit[]> {
  const opening = openSite(visiting);
  const siteOrNone = opening.catch(() => undefined);
  let visited: readonly PageToVisit[] = [];
  try {
    await Promise.all([
      check('pages on the server', async () =>
        checkServerRendering(await opening, [...opened, ...all.filter((page) => !opened.includes(page))]),
      ),
      check('pages in a browser', async () => {
        if (!browser) return notChecked('switched off');
        const executable = findBrowser();
        if (!executable) return notChecked('no browser');
        const site = await siteOrNone;
        if (!site) return notChecked('no page could be rendered');
        visited = opened;
        return checkBrowserPages({ executable, origin: site.origin, screenshots }, opened);
      }),
    ]);
    return visited;
  } finally {
    await (await siteOrNone)?.close();
  }
}

async function openSite(visiting: Parameters<typeof TrialSite.open>[0]): Promise<TrialSite> {
  const problem = await apiProblem(visiting.apiUrl, visiting.release);
  if (problem) throw new Error(problem);
  return TrialSite.open(visiting);
}

/**
 * Converts an error into a failed check. Rethrows storage errors, because they say nothing about
 * the release.
 */
function asFault(error: unknown): Finding {
  if (error instanceof ReleaseProblem && error.code === 'STORAGE') throw error;
  return finding([error instanceof Error ? error.message : String(error)]);
}
