import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Print } from '../console-lines.ts';
import { FAILED, PASSED, sum } from './tally.ts';
import type { Tally } from './tally.ts';

const KB = 1024;
/** What a mid-range phone on a slow network loads in the time it takes to look up: brotli bytes. */
const HOME_BUDGET = 150 * KB;
const ENTRY_BUDGET = 8 * KB;
const PAGE_BUDGET = 30 * KB;
/** Measures a few page views, after everything else has been loaded. */
const VITALS_BUDGET = 4 * KB;

/** The part of a release.json that is read here. */
interface Release {
  app: string;
  entry: string;
  paths: string[];
  chunks: Record<string, string[]>;
  files: Record<string, { bytes: number; brotliBytes?: number }>;
}

interface Line {
  what: string;
  bytes: number;
  budget: number;
}

const SHELL = 'shell';
const HOME = { app: 'mfe-brand', chunk: 'home-page' };
/** chunk of a remote's public face, which every page of it needs */
const FACE = 'routes';

/** Weighs the releases that are served now against the budgets and prints the table; each row is a test. */
export function checkByteBudgets(releasesDir: string, print: Print): Tally {
  const lines = weigh(servedReleases(releasesDir));
  print(`${'brotli JavaScript'.padEnd(44)} ${'size'.padStart(9)} ${'budget'.padStart(9)}`);
  for (const { what, bytes, budget } of lines) {
    const verdict = bytes > budget ? '  TOO BIG' : '';
    print(`${what.padEnd(44)} ${kilobytes(bytes)} ${kilobytes(budget)}${verdict}`);
  }
  return sum(lines.map(({ bytes, budget }) => (bytes > budget ? FAILED : PASSED)));
}

function kilobytes(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`.padStart(9);
}

function servedReleases(releasesDir: string): Release[] {
  const read = (file: string) => JSON.parse(readFileSync(path.join(releasesDir, file), 'utf8')) as unknown;
  const { apps } = read('rollout.json') as { apps: Record<string, { stable: string }> };
  return Object.entries(apps).map(([app, { stable }]) => read(path.join(app, stable, 'release.json')) as Release);
}

function weigh(releases: readonly Release[]): Line[] {
  const shell = releases.find(({ app }) => app === SHELL);
  const remotes = releases.filter(({ app }) => app !== SHELL);
  const home = remotes.find(({ app }) => app === HOME.app);
  const homePage = home?.chunks[HOME.chunk];
  if (!shell || !home || !homePage) throw new Error('the releases hold no home page');

  const homeFiles = [home.entry, ...(home.chunks[FACE] ?? []), ...homePage];
  const homeBytes = bytesOf(shell, shell.chunks.main ?? []) + bytesOf(home, homeFiles);
  return [
    { what: '/ (shell, entry, face and page)', bytes: homeBytes, budget: HOME_BUDGET },
    { what: 'shell vitals, of few views', bytes: bytesOf(shell, shell.chunks.vitals ?? []), budget: VITALS_BUDGET },
    ...remotes.map((remote) => ({
      what: `${remote.app} ${path.basename(remote.entry)}`,
      bytes: bytesOf(remote, [remote.entry]),
      budget: ENTRY_BUDGET,
    })),
    ...remotes.flatMap(pageLines),
  ];
}

/** A page's own chunks: what it needs beyond entry and face. */
function pageLines(remote: Release): Line[] {
  const shared = new Set([remote.entry, ...(remote.chunks[FACE] ?? [])]);
  return Object.entries(remote.chunks)
    .map(([name, files]) => ({ name, own: files.filter((file) => !shared.has(file)) }))
    .filter(({ own }) => own.length > 0)
    .map(({ name, own }) => ({ what: `${remote.app} page ${name}`, bytes: bytesOf(remote, own), budget: PAGE_BUDGET }));
}

/** Sizes as served to a browser that takes brotli; every file once. */
function bytesOf(release: Release, files: readonly string[]): number {
  return [...new Set(files)].reduce((total, file) => {
    const known = release.files[file];
    if (!known) throw new Error(`${release.app}: release.json does not know ${file}`);
    return total + (known.brotliBytes ?? known.bytes);
  }, 0);
}
