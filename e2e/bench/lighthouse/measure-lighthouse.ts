import { publicPages } from '../../support/pages.ts';
import { ROOT } from '../../support/running-process.ts';
import { temporaryFolder } from '../../support/site.ts';
import { startCheckout } from '../checkout-site.ts';
import type { BenchOptions } from '../part.ts';
import type { Row } from '../row.ts';
import { alternate, median } from '../statistics.ts';
import { comparisonRows } from './comparison-rows.ts';
import { openLighthouse } from './lighthouse-browser.ts';
import type { Audit } from './lighthouse-browser.ts';
import { pageRows, worstRows } from './page-rows.ts';
import type { AuditedPage } from './page-rows.ts';

const VIEWS = { full: 5, smoke: 1 };

export async function measureLighthouse({ effort, releasesDir, against, log }: BenchOptions): Promise<Row[]> {
  const cleanup = new AsyncDisposableStack();
  const start = async (checkout: string, env: NodeJS.ProcessEnv) => {
    const data = await temporaryFolder();
    cleanup.defer(() => data.remove());
    const site = await startCheckout(checkout, { DATA_DIR: data.folder, ...env });
    cleanup.defer(async () => void (await site.stop()));
    return site.url;
  };
  try {
    const current = await start(ROOT, { RELEASES_DIR: releasesDir });
    const sites: Record<string, string> = { current };
    if (against !== undefined) sites.older = await start(against, {});
    process.env.SITE_URL = current; // for publicPages()
    const lighthouse = await openLighthouse();
    cleanup.defer(() => lighthouse.close());

    const paths = effort === 'smoke' ? ['/'] : (await publicPages()).map(({ path }) => path);
    const audited: AuditedPage[] = [];
    for (const path of paths) {
      const views = await alternate(sites, VIEWS[effort], (site) => lighthouse.audit(site + path));
      const page = { path, current: medianAudit(views.current ?? []), older: views.older && medianAudit(views.older) };
      log(`${path}: ${describe(page.current)}${page.older ? `; older: ${describe(page.older)}` : ''}`);
      audited.push(page);
    }
    const machine = median(audited.map((page) => page.current.machine));
    return [
      ...(against === undefined ? [...worstRows(audited), ...audited.flatMap(pageRows)] : comparisonRows(audited)),
      { name: "the machine's benchmark index", unit: '', value: machine },
    ];
  } finally {
    await cleanup.disposeAsync();
  }
}

function medianAudit(views: readonly Audit[]): Audit {
  const of = (measure: keyof Audit) => median(views.map((view) => view[measure]));
  return { score: of('score'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), machine: of('machine') };
}

function describe({ score, lcp, tbt, machine }: Audit): string {
  return `${score}, LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms (machine ${Math.round(machine)})`;
}
