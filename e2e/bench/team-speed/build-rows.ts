import type { Row } from '../row.ts';
import { inTurn, median } from '../statistics.ts';
import { APPS, changeOneLine } from './app-sources.ts';
import type { App } from './app-sources.ts';
import { build, buildOneBundle, forgetBuilds } from './commands.ts';
import type { Workplace } from './commands.ts';
import { scriptsLoadedAgain } from './release-files.ts';

export const ONE_BUNDLE = 'one bundle';

/** Seconds, each with the start of the process: what a person waits for. */
interface Builds {
  cold: number;
  warm: number;
  unchanged: number;
}

interface BundleBuilds extends Builds {
  /** brotli KB of the scripts that one changed line makes visitors load again */
  loadedAgain: number;
}

/**
 * Builds each app, and all of them as one bundle, without any cache, after one changed line, and after nothing, in turn, round by round.
 *
 * @param changed the app in which the line of the one bundle is changed
 */
export async function buildRows(
  workplace: Workplace,
  changed: App,
  rounds: number,
  say: (line: string) => void,
): Promise<{ rows: Row[]; bundleLoadedAgain: number }> {
  const bundles: BundleBuilds[] = [];
  const apps = APPS.map((app) => [app, () => buildsOf(workplace, app)] as const);
  const oneBundle = async () => {
    const builds = await bundleBuilds(workplace, changed);
    bundles.push(builds);
    return builds;
  };
  const told = [...apps, [ONE_BUNDLE, oneBundle] as const].map(([name, measure]) => {
    const measureAndTell = async () => {
      const builds = await measure();
      say(`${name}: ${wordsOf(builds)}`);
      return builds;
    };
    return [name, measureAndTell] as const;
  });
  const measured: Record<string, Builds[]> = await inTurn(Object.fromEntries(told), rounds);

  const of = (name: string, kind: keyof Builds) => median((measured[name] ?? []).map((each) => each[kind]));
  const compared = (app: App, kind: keyof Builds) => ({
    unit: 's',
    ours: of(app, kind),
    other: { name: ONE_BUNDLE, value: of(ONE_BUNDLE, kind) },
  });
  const rows = APPS.flatMap((app): Row[] => [
    { what: `${app}: built without a cache`, ...compared(app, 'cold') },
    {
      what: `${app}: built after one changed line`,
      ...compared(app, 'warm'),
      ...(app === changed && { inPicture: true }),
    },
    { what: `${app}: built after nothing changed`, ...compared(app, 'unchanged') },
  ]);
  return { rows, bundleLoadedAgain: median(bundles.map(({ loadedAgain }) => loadedAgain)) };
}

async function buildsOf(workplace: Workplace, app: App): Promise<Builds> {
  await forgetBuilds(workplace);
  await changeOneLine(workplace.root, app);
  const cold = await build(workplace, app);
  await changeOneLine(workplace.root, app);
  const warm = await build(workplace, app);
  return { cold, warm, unchanged: await build(workplace, app) };
}

async function bundleBuilds(workplace: Workplace, changed: App): Promise<BundleBuilds> {
  await forgetBuilds(workplace);
  await changeOneLine(workplace.root, changed);
  const cold = await buildOneBundle(workplace);
  await changeOneLine(workplace.root, changed);
  const warm = await buildOneBundle(workplace);
  const unchanged = await buildOneBundle(workplace);
  const loadedAgain = await scriptsLoadedAgain(cold.folder, warm.folder);
  return { cold: cold.seconds, warm: warm.seconds, unchanged: unchanged.seconds, loadedAgain };
}

function wordsOf({ cold, warm, unchanged }: Builds): string {
  const [all, line, nothing] = [cold, warm, unchanged].map((seconds) => `${seconds.toFixed(1)} s`);
  return `${all} without a cache, ${line} after a line, ${nothing} after nothing`;
}
