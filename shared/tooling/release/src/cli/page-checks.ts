import { MAX_PERCENT_UNCHECKED, ReleaseProblem } from '@kaagazz/releases';
import type { Release, ReleaseRegistry } from '@kaagazz/releases';

import type { GateReport } from '../gate/gate.ts';
import { screenshotsOf } from './command-context.ts';
import type { CommandTools } from './command-context.ts';

export async function recordChecks(
  registry: ReleaseRegistry,
  { app, version }: Pick<Release, 'app' | 'version'>,
  { visited, left }: Pick<GateReport, 'visited' | 'left'>,
): Promise<void> {
  const { pages, complete } = await registry.checks(app, version);
  await registry.writeChecks(app, version, {
    pages: [...new Set([...pages, ...visited])],
    complete: complete || left === 0,
  });
}

export async function checkOtherPages(
  tools: CommandTools,
  { app, version }: Pick<Release, 'app' | 'version'>,
  percent: number,
): Promise<void> {
  const { registry, environment, siteOrigin } = tools.context();
  if (percent <= MAX_PERCENT_UNCHECKED) return;
  const { pages, complete } = await registry.checks(app, version);
  if (complete) return;
  const report = await tools.gate.run({
    app,
    version,
    registry,
    apiUrl: environment.API_URL || siteOrigin,
    browser: true,
    pages: { except: pages },
    screenshots: screenshotsOf(environment, app, version),
    print: tools.progress,
  });
  if (!report.passed) {
    const why = report.failures.join('; ');
    throw new ReleaseProblem('GATE_FAILED', `${app} ${version} does not pass the gate for more visitors: ${why}`);
  }
  await recordChecks(registry, { app, version }, report);
}
