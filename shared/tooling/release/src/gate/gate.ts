import path from 'node:path';

import { FolderStorage, ReleaseProblem, ReleaseRegistry } from '@kaagazz/releases';
import type { Release } from '@kaagazz/releases';

import { findBrowser } from './find-browser.ts';
import { apiProblem } from './api-health.ts';
import { checkHydration } from './browser-hydration.ts';
import { BYTE_BUDGETS, checkBytes } from './byte-budgets.ts';
import type { ByteBudgets } from './byte-budgets.ts';
import { checkFiles } from './complete-files.ts';
import { checkContract } from './contract-version.ts';
import { checkLines, finding, notChecked, reportOf } from './gate-report.ts';
import type { Finding, GateCheck, GateReport } from './gate-report.ts';
import { SHELL, readLiveSite } from './live-site.ts';
import type { LiveSite } from './live-site.ts';
import { checkPaths } from './owned-paths.ts';
import { pagesToVisit } from './pages-to-visit.ts';
import { checkServerRendering } from './server-rendering.ts';
import { checkSharedVersions } from './shared-versions.ts';
import { TrialSite } from './trial-site.ts';

export type { GateReport } from './gate-report.ts';

export interface GateOptions {
  app: string;
  version: string;
  registry: ReleaseRegistry;
  /** Absolute path of the folder with the release. Defaults to the registry's storage. */
  from?: string;
  /** Origin whose `/api` provides the data for the pages. */
  apiUrl: string;
  /** True to open the pages in a browser as well, if one is installed. */
  browser: boolean;
  /** Defaults to `BYTE_BUDGETS`. */
  budgets?: ByteBudgets;
  /** Prints one line of progress. */
  print?: (line: string) => void;
}

/**
 * Checks whether a release may be published, without changing anything. Reads the files, then
 * renders every page on the real shell server together with the live releases, and opens the pages
 * in a browser.
 *
 * @throws ReleaseProblem UNKNOWN_VERSION, CORRUPT_RELEASE if `release.json` is invalid,
 *   BROKEN_ROLLOUT, STORAGE
 */
export async function runGate({ registry, app, version, from, ...options }: GateOptions): Promise<GateReport> {
  const { apiUrl, browser, budgets = BYTE_BUDGETS, print = () => undefined } = options;
  const source = from === undefined ? registry : new ReleaseRegistry(new FolderStorage(path.resolve(from)));
  const release = await source.release(app, version);
  const live = await readLiveSite(registry, app);
  const checks: GateCheck[] = [];
  const check = async (name: string, run: () => Finding | Promise<Finding>): Promise<boolean> => {
    const started = performance.now();
    const found = await Promise.resolve().then(run).catch(asFault);
    const done = { name, ...found, ms: Math.round(performance.now() - started) };
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
  if (reason === undefined) {
    await visitPages(check, { release, live, source, registry, apiUrl, browser });
  } else {
    await check('pages on the server', () => notChecked(reason));
    await check('pages in a browser', () => notChecked(reason));
  }
  return reportOf(checks);
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

interface Visiting {
  release: Release;
  live: LiveSite;
  source: ReleaseRegistry;
  registry: ReleaseRegistry;
  apiUrl: string;
  browser: boolean;
}

async function visitPages(
  check: (name: string, run: () => Finding | Promise<Finding>) => Promise<boolean>,
  { browser, ...visiting }: Visiting,
): Promise<void> {
  const pages = pagesToVisit(visiting.release, visiting.live);
  let site: TrialSite | undefined;
  try {
    await check('pages on the server', async () => {
      const problem = await apiProblem(visiting.apiUrl, visiting.release);
      if (problem) return finding([problem]);
      site = await TrialSite.open(visiting);
      return checkServerRendering(site, pages);
    });
    await check('pages in a browser', () => {
      if (!browser) return notChecked('switched off');
      if (!site) return notChecked('no page could be rendered');
      const executable = findBrowser();
      return executable ? checkHydration(executable, site.origin, pages) : notChecked('no browser');
    });
  } finally {
    await site?.close();
  }
}

/**
 * Turns unexpected errors into faults, except storage errors, which are not the release's fault.
 */
function asFault(error: unknown): Finding {
  if (error instanceof ReleaseProblem && error.code === 'STORAGE') throw error;
  return finding([error instanceof Error ? error.message : String(error)]);
}
