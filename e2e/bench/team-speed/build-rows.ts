import type { Row } from '../row.ts';
import { inTurn, median } from '../statistics.ts';
import { APPS, changeOneLine } from './app-sources.ts';
import { build, forgetBuilds } from './commands.ts';
import type { Workplace } from './commands.ts';

/** Seconds of one app's builds. */
interface Builds {
  cold: number;
  warm: number;
  unchanged: number;
}

/**
 * Builds each app without any cache, after one changed line, and after nothing, in turn, round by round. Each with the start of its process: what a person
 * waits for.
 */
export async function buildRows(workplace: Workplace, rounds: number, say: (line: string) => void): Promise<Row[]> {
  const things = APPS.map((app) => [app, () => buildsOf(workplace, app, say)] as const);
  const measured = await inTurn(Object.fromEntries(things), rounds);
  return Object.entries(measured).flatMap(([app, builds]) => {
    const of = (kind: keyof Builds) => median(builds.map((each) => each[kind]));
    return [
      { what: `${app}: built without a cache`, unit: 's', ours: of('cold') },
      { what: `${app}: built after one changed line`, unit: 's', ours: of('warm') },
      { what: `${app}: built after nothing changed`, unit: 's', ours: of('unchanged') },
    ];
  });
}

async function buildsOf(
  workplace: Workplace,
  app: (typeof APPS)[number],
  say: (line: string) => void,
): Promise<Builds> {
  await forgetBuilds(workplace);
  await changeOneLine(workplace.root, app);
  const cold = await build(workplace, app);
  await changeOneLine(workplace.root, app);
  const warm = await build(workplace, app);
  const unchanged = await build(workplace, app);
  say(
    `${app}: ${cold.toFixed(1)} s without a cache, ${warm.toFixed(1)} s after a line, ${unchanged.toFixed(1)} s after nothing`,
  );
  return { cold, warm, unchanged };
}
