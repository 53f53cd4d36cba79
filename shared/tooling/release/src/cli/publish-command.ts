import fs from 'node:fs/promises';
import path from 'node:path';

import { APPS, ROOT, appFolder } from '@kaagazz/build/apps';
import type { Reply } from '@kaagazz/command-line';
import {
  FolderStorage,
  HttpStorage,
  MAX_PERCENT_UNCHECKED,
  PreviewName,
  ReleaseProblem,
  ReleaseRegistry,
} from '@kaagazz/releases';
import { promote, publish, publishPreview } from '@kaagazz/releases/rollout-changes';

import { changeApp } from './app-change.ts';
import { buildRelease } from './build-command.ts';
import { appIn, checkVersion, parsePercent } from './command-arguments.ts';
import { screenshotsOf } from './command-context.ts';
import { checkOtherPages, recordChecks } from './page-checks.ts';
import { provenanceOf } from './provenance.ts';
import { stepTimer } from './step-timer.ts';
import { checkedRelease, refuseOtherContent, upload } from './publish-release.ts';
import type { CommandTools } from './command-context.ts';

interface PublishOptions {
  build?: boolean;
  from?: string;
  percent?: number;
  preview?: string;
  development?: boolean;
  browser: boolean;
  why?: string;
}

export function addPublishCommand(tools: CommandTools): void {
  const command = tools
    .command('publish', 'Checks a release and publishes it as a candidate that only testers see.', 'publish mfe-print')
    .argument('<app>')
    .argument('[version]', 'default: the last build')
    .option('--build', 'builds the release first')
    .option('--from <folder>', 'the folder of releases that contains it (default: RELEASES_DIR)')
    .option('--percent <percent>', 'also promotes it', parsePercent)
    .option('--preview <name>', 'makes it a preview beside the candidate, such as pr-123')
    .option('--no-browser', 'skips the checks in a browser')
    .option('--development', 'accepts a development build')
    .option('--why <text>', 'reason, for the audit trail')
    .action((app: string, version: string | undefined, options: PublishOptions) =>
      tools.reply(command, () => publishRelease(tools, app, version, options)),
    );
}

async function publishRelease(
  tools: CommandTools,
  app: string,
  named: string | undefined,
  { build = false, from, percent, preview, browser, development = false, why }: PublishOptions,
): Promise<Reply> {
  const { registry: target, releasesDir, environment, siteOrigin } = tools.context();
  const folder = from === undefined ? releasesDir : path.resolve(ROOT, from);
  if (target.storage instanceof HttpStorage) await target.storage.lock(0);
  if (preview !== undefined) assertPreview(preview, percent);

  const rollout = await target.rollout();
  const local = new ReleaseRegistry(new FolderStorage(folder));
  const known = await appIn(rollout, app, [local.storage, target.storage]);
  if (build && (named !== undefined || from !== undefined)) {
    throw new ReleaseProblem('USAGE', '--build publishes the new build: omit the version and --from');
  }
  const step = stepTimer(tools.progress);
  const startTypeCheck = () => tools.gate.checkTypes(appFolder(app));
  const builtTypes = build && APPS.includes(app) ? startTypeCheck() : undefined;
  const built = build ? await step('build', () => buildRelease(app, folder, environment)) : undefined;
  const version = named ?? (await lastBuilt(folder, app, development));
  checkVersion(app, version);
  // Throws if publishing isn't allowed, so that the command fails before the slow checks. The
  // return value isn't needed.
  if (preview === undefined) publish(known, version);

  const isLocal = (await local.storage.list(`${app}/${version}/`)).length > 0;
  const source = isLocal ? local : target;
  const release = await step('release', () => checkedRelease(source, app, version, { development }));
  const elsewhere = source.storage.where !== target.storage.where;
  if (elsewhere) await refuseOtherContent(target, release);

  const isLastBuild = (await lastBuilt(folder, app, development).catch(() => '')) === version;
  const [report] = await Promise.all([
    tools.gate.run({
      app,
      version,
      registry: target,
      ...(isLocal && { from: folder }),
      apiUrl: environment.API_URL || siteOrigin,
      browser,
      ...((percent ?? 0) <= MAX_PERCENT_UNCHECKED && { pages: 'changed' }),
      types: builtTypes ?? (isLastBuild ? startTypeCheck() : undefined),
      screenshots: screenshotsOf(environment, app, version),
      print: tools.progress,
    }),
    built?.record(),
  ]);
  if (!report.passed) {
    throw new ReleaseProblem('GATE_FAILED', `${app} ${version} does not pass the gate: ${report.failures.join('; ')}`);
  }

  const before = known.stable === null ? undefined : await target.release(app, known.stable).catch(() => undefined);
  const provenance = await provenanceOf(source.storage, release, { before, root: ROOT });
  const described = { ...release, ...(provenance && { provenance }) };
  const uploaded = elsewhere ? await step('upload', () => upload(source, target, described)) : 0;
  const isUnsigned = target.trust.canSign && !release.signature;
  if (!elsewhere && (isUnsigned || (provenance && !release.provenance))) await target.writeRelease(described);
  await recordChecks(target, release, report);
  if (preview !== undefined) {
    const because = why ?? `${preview} is ${version}`;
    const reply = await step('publish', () =>
      changeApp(tools, { app, what: 'preview', why: because }, (now) =>
        publishPreview(now, preview, version, new Date()),
      ),
    );
    return {
      json: { version, uploaded, preview, gate: report, ...reply.json },
      lines: [`published ${app} ${version} as the preview ${preview}`],
    };
  }
  let reply = await step('publish', () =>
    changeApp(tools, { app, what: 'publish', why }, (now) => publish(now, version)),
  );
  if (percent !== undefined) {
    await checkOtherPages(tools, release, percent);
    reply = await step('promote', () =>
      changeApp(tools, { app, what: 'promote', why }, (now) => promote(now, percent)),
    );
  }
  step.total();
  return {
    json: { version, uploaded, gate: report, ...reply.json },
    lines: [`published ${app} ${version}`, ...reply.lines],
  };
}

/** @throws ReleaseProblem USAGE */
function assertPreview(name: string, percent: number | undefined): void {
  if (!PreviewName.safeParse(name).success) {
    throw new ReleaseProblem('USAGE', `${name} is not a name for a preview: use a form like pr-123`);
  }
  if (percent !== undefined) throw new ReleaseProblem('USAGE', 'a preview has no visitors: omit --percent');
}

async function lastBuilt(folder: string, app: string, development: boolean): Promise<string> {
  const file = path.join(folder, app, `.last-${development ? 'development' : 'production'}.json`);
  try {
    const { version } = JSON.parse(await fs.readFile(file, 'utf8')) as { version?: unknown };
    if (typeof version === 'string') return version;
  } catch {
    // The file is missing or is not valid JSON.
  }
  throw new ReleaseProblem('UNKNOWN_VERSION', `${folder} has no build of ${app}: build it first, or specify a version`);
}
