import { cp } from 'node:fs/promises';
import path from 'node:path';

import { copyCheckout } from '../../support/checkout-copy.ts';
import { startCheckout } from '../checkout-site.ts';
import type { BenchOptions } from '../part.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';
import { measureBuilds } from './build-rows.ts';
import { CHANGED_APP, build, changeOneLine } from './commands.ts';
import type { Workplace } from './commands.ts';
import { countChangedFiles, hashReleaseFiles, readStableVersions } from './release-files.ts';
import { shipOneLine } from './shipping.ts';
import type { Shipment } from './shipping.ts';

const SHIPMENTS = 3;

export async function measureTeamSpeed({ effort, releasesDir, log }: BenchOptions): Promise<Row[]> {
  const copy = await copyCheckout();
  try {
    const workplace = workplaceIn(copy.folder);
    await cp(releasesDir, workplace.releasesDir, { recursive: true });
    const changedFiles = await changedFilesRow(workplace);
    if (effort === 'smoke') return [changedFiles];
    const builds = await measureBuilds(workplace, log);
    return [...(await shippingRows(workplace, builds.bundleDownloads, log)), changedFiles, ...builds.rows];
  } finally {
    await copy.remove();
  }
}

function workplaceIn(root: string): Workplace {
  const { PATH, HOME, CHROMIUM_PATH, NODE_COMPILE_CACHE } = process.env;
  const settings = { DATA_DIR: path.join(root, '.data'), RELEASE_ACTOR: 'bench' };
  return {
    root,
    releasesDir: path.join(root, 'releases'),
    env: { PATH, HOME, CHROMIUM_PATH, NODE_COMPILE_CACHE, ...settings },
  };
}

async function changedFilesRow(workplace: Workplace): Promise<Row> {
  const apps = Object.keys(await readStableVersions(workplace.releasesDir));
  const buildAll = () => Promise.all(apps.map((app) => build(workplace, app)));
  const hashAll = () => Promise.all(apps.map((app) => hashReleaseFiles(workplace.releasesDir, app)));
  await buildAll();
  const before = await hashAll();

  await changeOneLine(workplace);
  await buildAll();

  const after = await hashAll();
  const counts = apps.map((app, index) => ({ app, count: countChangedFiles(before[index], after[index]) }));
  if (counts.find(({ app }) => app === CHANGED_APP)?.count === 0) {
    throw new Error(`a changed line made no new release of ${CHANGED_APP}`);
  }
  const others = counts.filter(({ app }) => app !== CHANGED_APP);
  return {
    name: 'one line: files of other apps that changed',
    unit: '',
    value: others.reduce((sum, { count }) => sum + count, 0),
    target: { atMost: 0 },
    deterministic: true,
    charted: true,
  };
}

async function shippingRows(
  workplace: Workplace,
  bundleDownloads: number,
  log: (line: string) => void,
): Promise<Row[]> {
  const { root, releasesDir, env } = workplace;
  const site = await startCheckout(root, { ...env, RELEASES_DIR: releasesDir });
  const shipments: Shipment[] = [];
  try {
    const commands = { ...workplace, env: { ...env, SITE_ORIGIN: site.url } };
    for (let round = 0; round < SHIPMENTS; round++) {
      const shipment = await shipOneLine(commands, site.url);
      const steps = (['build', 'publish', 'promote', 'rollback'] as const).map(
        (step) => `${step} ${shipment[step].toFixed(1)} s`,
      );
      log(steps.join(', '));
      shipments.push(shipment);
    }
  } finally {
    await site.stop();
  }
  const medianOf = (figure: (shipment: Shipment) => number) => median(shipments.map(figure));
  return [
    {
      name: 'one line: live for all visitors, total',
      unit: 's',
      value: medianOf(({ build: built, publish, promote }) => built + publish + promote),
      charted: true,
    },
    { name: 'one line: build', unit: 's', value: medianOf((shipment) => shipment.build) },
    { name: 'one line: publish, with the gate', unit: 's', value: medianOf(({ publish }) => publish) },
    { name: 'one line: promote, until live', unit: 's', value: medianOf(({ promote }) => promote) },
    {
      name: 'one line: JavaScript that visitors download again',
      unit: 'KB',
      value: medianOf(({ downloads }) => downloads),
      baseline: { name: 'one bundle', value: bundleDownloads },
      charted: true,
    },
    { name: 'rollback, until live', unit: 's', value: medianOf(({ rollback }) => rollback), charted: true },
  ];
}
