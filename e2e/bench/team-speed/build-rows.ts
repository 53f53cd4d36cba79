import type { Row } from '../row.ts';
import { CHANGED_APP, build, buildOneBundle, changeOneLine, clearBuildCaches } from './commands.ts';
import type { Workplace } from './commands.ts';
import { scriptsToDownload } from './release-files.ts';

interface BuildTimes {
  cold: number;
  changed: number;
  unchanged: number;
}

export async function measureBuilds(
  workplace: Workplace,
  log: (line: string) => void,
): Promise<{ rows: Row[]; bundleDownloads: number }> {
  const app = await buildThreeTimes(workplace, () => build(workplace, CHANGED_APP));
  log(`${CHANGED_APP}: ${describe(app)}`);
  const folders: string[] = [];
  const bundle = await buildThreeTimes(workplace, async () => {
    const { seconds, folder } = await buildOneBundle(workplace);
    folders.push(folder);
    return seconds;
  });
  log(`one bundle: ${describe(bundle)}`);
  const [before = '', after = ''] = folders;

  const row = (name: string, key: keyof BuildTimes): Row => ({
    name: `build of ${CHANGED_APP}: ${name}`,
    unit: 's',
    value: app[key],
    baseline: { name: 'one bundle', value: bundle[key] },
  });
  return {
    rows: [
      row('without caches', 'cold'),
      { ...row('after one changed line', 'changed'), charted: true },
      row('without changes', 'unchanged'),
    ],
    bundleDownloads: await scriptsToDownload(before, after),
  };
}

async function buildThreeTimes(workplace: Workplace, buildOnce: () => Promise<number>): Promise<BuildTimes> {
  await clearBuildCaches(workplace);
  await changeOneLine(workplace);
  const cold = await buildOnce();
  await changeOneLine(workplace);
  const changed = await buildOnce();
  return { cold, changed, unchanged: await buildOnce() };
}

function describe({ cold, changed, unchanged }: BuildTimes): string {
  return `${cold.toFixed(1)} s without caches, ${changed.toFixed(1)} s after one line, ${unchanged.toFixed(1)} s unchanged`;
}
