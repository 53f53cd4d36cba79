import path from 'node:path';

import { FolderStorage, ReleaseProblem, ReleaseRegistry } from '@kaagazz/releases';
import type { Release } from '@kaagazz/releases';

import { findBrowser } from './find-browser.ts';
import { apiProblem } from './answering-api.ts';
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

export { gateLines } from './gate-report.ts';
export type { GateCheck, GateReport } from './gate-report.ts';

/** What the gate is asked: whether a release can take its place among those that are served. */
export interface GateOptions {
  app: string;
  version: string;
  /** where releases are kept, and who gets which */
  registry: ReleaseRegistry;
  /** absolute folder of releases in which this one lies; absent: it lies in the registry's storage */
  from?: string;
  /** origin whose `/api` the pages are drawn with */
  apiUrl: string;
  /** also looks at pages in a browser, where there is one */
  browser: boolean;
  /** default `BYTE_BUDGETS` */
  budgets?: ByteBudgets;
  /** says what it is doing, line by line */
  print?: (line: string) => void;
}

/**
 * Looks whether a release may be let into the site, and changes nothing. What can be read is read first; then every page is drawn in the live composition,
 * by the real shell server, and opened in a browser.
 *
 * @throws ReleaseProblem UNKNOWN_VERSION, CORRUPT_RELEASE when `release.json` cannot be understood; BROKEN_ROLLOUT, STORAGE
 */
export async function runGate({ registry, app, version, from, ...options }: GateOptions): Promise<GateReport> {
  const { apiUrl, browser, budgets = BYTE_BUDGETS, print = () => undefined } = options;
  const source = from === undefined ? registry : new ReleaseRegistry(new FolderStorage(path.resolve(from)));
  const release = await source.release(app, version);
  const live = await readLiveSite(registry, app);
  const checks: GateCheck[] = [];
  const check = async (name: string, look: () => Finding | Promise<Finding>): Promise<boolean> => {
    const started = performance.now();
    const found = await Promise.resolve().then(look).catch(asFault);
    const done = { name, ...found, ms: Math.round(performance.now() - started) };
    checks.push(done);
    for (const line of checkLines(done)) print(line);
    return done.passed;
  };

  const whole = await check('every file', () => checkFiles(source, release));
  const fits = [
    await check('contract', () => checkContract(release, live)),
    await check('shared versions', () => checkSharedVersions(release, live)),
  ].every(Boolean);
  await check('paths', () => checkPaths(release, live));
  await check('bytes', () => (whole ? checkBytes(release, live, budgets) : notChecked('files are missing')));

  const hindrance = hindranceOf(release, live, { whole, fits });
  if (hindrance === undefined) {
    await visitPages(check, { release, live, source, registry, apiUrl, browser });
  } else {
    await check('pages on the server', () => notChecked(hindrance));
    await check('pages in a browser', () => notChecked(hindrance));
  }
  return reportOf(checks);
}

/** Why pages need not be drawn, if so. */
function hindranceOf({ app }: Release, { shell }: LiveSite, { whole, fits }: { whole: boolean; fits: boolean }) {
  if (!whole) return 'files are missing';
  if (!fits) return 'it does not fit the releases that are live';
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
  check: (name: string, look: () => Finding | Promise<Finding>) => Promise<boolean>,
  { browser, ...visiting }: Visiting,
): Promise<void> {
  const pages = pagesToVisit(visiting.release, visiting.live);
  let site: TrialSite | undefined;
  try {
    await check('pages on the server', async () => {
      const problem = await apiProblem(visiting.apiUrl);
      if (problem) return finding([problem]);
      site = await TrialSite.open(visiting);
      return checkServerRendering(site, pages);
    });
    await check('pages in a browser', () => {
      if (!browser) return notChecked('not asked for');
      if (!site) return notChecked('no page could be drawn');
      const executable = findBrowser();
      return executable ? checkHydration(executable, site.origin, pages) : notChecked('no browser');
    });
  } finally {
    await site?.close();
  }
}

/** What nobody thought of shuts the gate, too. What is wrong with the storage is nobody's release. */
function asFault(error: unknown): Finding {
  if (error instanceof ReleaseProblem && error.code === 'STORAGE') throw error;
  return finding([error instanceof Error ? error.message : String(error)]);
}
