import { plainWords, textTable } from '@kaagazz/command-line';
import { EMPTY_ROLLOUT, ReleaseProblem, ReleaseVerdict, stageOf, verdictKey } from '@kaagazz/releases';
import type { AppRollout as StoredRollout, ReleaseRegistry } from '@kaagazz/releases';

import { appIn } from './command-arguments.ts';
import { placesOf } from './command-context.ts';
import type { CommandTools } from './command-context.ts';

const WIDE = 110;

export function addStatusCommand(tools: CommandTools): void {
  const command = tools
    .command('status', 'Shows the stable release and the candidate of each app.', 'status')
    .argument('[app]', 'default: all')
    .action((only: string | undefined) =>
      tools.reply(command, async () => {
        const context = tools.context();
        const { registry } = context;
        const rollout = await registry.rollout();
        if (rollout === EMPTY_ROLLOUT) {
          throw new ReleaseProblem('NOT_NOW', `nothing has been released yet in ${registry.storage.where}`);
        }
        const shown = only === undefined ? rollout.apps : { [only]: await appIn(rollout, only, placesOf(context)) };
        const apps = await withVerdicts(registry, shown);
        const json = { where: registry.storage.where, revision: rollout.revision, apps };
        const entries = Object.entries(apps).sort(([one], [other]) => (one < other ? -1 : 1));
        const table = tableOf(entries, tools.columns);
        return {
          json,
          lines: [
            table,
            ...entries.flatMap(planLines),
            ...entries.flatMap(stoppedLines),
            ...entries.flatMap(previewLines),
            ...(only ? publishedLines(entries) : []),
          ],
        };
      }),
    );
}

interface AppRollout extends StoredRollout {
  verdict?: ReleaseVerdict;
}

async function withVerdicts(
  { storage }: ReleaseRegistry,
  apps: Record<string, StoredRollout>,
): Promise<Record<string, AppRollout>> {
  const entries = Object.entries(apps).map(async ([app, rollout]): Promise<Entry> => {
    const content = rollout.candidate ? await storage.read(verdictKey(app)) : undefined;
    const verdict = content && parseVerdict(Buffer.from(content).toString('utf8'));
    return [app, { ...rollout, ...(verdict?.version === rollout.candidate?.version && verdict && { verdict }) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

function parseVerdict(text: string): ReleaseVerdict | undefined {
  try {
    return ReleaseVerdict.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

type Entry = [app: string, rollout: AppRollout];

function tableOf(entries: readonly Entry[], columns: number): string {
  return columns >= WIDE ? wideTable(entries, columns) : narrowTable(entries, columns);
}

function wideTable(entries: readonly Entry[], columns: number): string {
  const head = ['app', 'stable', 'candidate', 'percent', 'state', 'previous', 'published'];
  const rows = entries.map(([app, rollout]) => [
    app,
    rollout.stable ?? 'not launched',
    rollout.candidate?.version ?? '-',
    rollout.candidate ? `${rollout.candidate.percent} %` : '',
    stateOf(rollout),
    rollout.previous ?? '-',
    rollout.published.length,
  ]);
  return textTable(head, rows, columns);
}

function narrowTable(entries: readonly Entry[], columns: number): string {
  const head = ['app', 'stable', 'candidate', 'previous', 'published'];
  const rows = entries.map(([app, rollout]) => {
    const { stable, candidate, previous, published } = rollout;
    const percent = candidate ? [`${candidate.percent} %`] : [];
    const notes = [...percent, ...(stateOf(rollout) ? [stateOf(rollout)] : [])].join(', ');
    return [
      app,
      stable ?? 'not launched',
      [candidate?.version ?? '-', ...(notes ? [notes] : [])].join('\n'),
      previous ?? '-',
      published.length,
    ];
  });
  return textTable(head, rows, columns);
}

function stateOf({ candidate, paused }: AppRollout): string {
  return [...(candidate?.stopped ? ['stopped'] : []), ...(paused ? ['paused'] : [])].join(', ');
}

function planLines([app, { candidate, verdict }]: Entry): string[] {
  if (!candidate || (candidate.percent === 0 && !candidate.stopped)) return [];
  const { version, plan } = candidate;
  const stage = plan && `stage ${stageOf(candidate)} of ${plan.stages.length} (${plan.stages.join(', ')} %)`;
  const judged = verdict && `${verdict.verdict}: ${plainWords(verdict.reason)}`;
  const parts = [stage, judged].filter((part) => part !== undefined);
  return parts.length > 0 ? [`${app} ${version}: ${parts.join(', ')}`] : [];
}

function stoppedLines([app, { candidate }]: Entry): string[] {
  if (!candidate?.stopped) return [];
  const { at, why } = candidate.stopped;
  return [`${app} ${candidate.version} was stopped at ${at.slice(0, 16).replace('T', ' ')} UTC: ${plainWords(why)}`];
}

function previewLines([app, { previews }]: Entry): string[] {
  return Object.entries(previews).map(
    ([name, { version, at }]) => `${app} preview ${name}: ${version} since ${at.slice(0, 10)}`,
  );
}

function publishedLines(entries: readonly Entry[]): string[] {
  return entries.map(([, { published }]) => `published: ${published.toReversed().join(', ') || 'none'}`);
}
