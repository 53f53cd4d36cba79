import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { FolderStorage, ReleaseRegistry, integrityOf, rolloutChanges } from '@kaagazz/releases';
import type { Release } from '@kaagazz/releases';

import { writeRelease } from './hand-made-release.ts';

export const PAGES: Record<string, string> = {
  'mfe-print': '/KaagazzPrint',
  'mfe-account': '/login',
  'mfe-shop': '/products',
  'mfe-brand': '/',
};
const APPS = ['shell', ...Object.keys(PAGES)];

const MARKED: Record<string, (code: string, version: string) => string> = {
  shell: (code, version) => code.replace('<html lang="en-IN">', `<html lang="en-IN" data-shell="${version}">`),
  'mfe-print': (code, version) => code.replaceAll('Print With Us', `Print With Us (${version})`),
};

const SHELL = `
  exports.provided = {};
  exports.renderPage = async ({ section, boot, view }) => ({
    status: section ? 200 : 404,
    html: '<html lang="en-IN"><script>globalThis.__KAAGAZZ__=' + JSON.stringify(boot) + ';view=' + view + '</script>'
      + Object.values(boot.releases).map(({ entry }) => '<script src="' + entry + '"></script>').join('')
      + (section ? await section.face.draw() : ''),
  });`;
const REMOTE = `exports.default = { contract: 1, draw: async () => '<h1>Print With Us</h1>' };`;

export class TestReleases {
  readonly folder: string;
  readonly #registry: ReleaseRegistry;
  readonly #first = new Map<string, Release>();
  #made = 0;

  private constructor(folder: string) {
    this.folder = folder;
    this.#registry = new ReleaseRegistry(new FolderStorage(folder));
  }

  static async make(built?: string): Promise<TestReleases> {
    const releases = new TestReleases(await fs.mkdtemp(path.join(os.tmpdir(), 'serving-')));
    const source = built === undefined ? undefined : new ReleaseRegistry(new FolderStorage(path.resolve(built)));
    const { apps = {} } = (await source?.rollout()) ?? {};
    for (const app of APPS) {
      const version = apps[app]?.stable ?? '0.0.1-hand-made';
      if (built === undefined) releases.#write(app, version);
      else await fs.cp(path.join(built, app, version), path.join(releases.folder, app, version), { recursive: true });
      releases.#first.set(app, await releases.#registry.release(app, version));
      await releases.#change(app, 'activate', (part) => rolloutChanges.activate(part, version));
    }
    return releases;
  }

  async add(app: string, change = MARKED[app]): Promise<string> {
    const first = this.#first.get(app);
    if (!first) throw new Error(`there is no ${app}`);
    const version = `9.0.${++this.#made}`;
    const folder = path.join(this.folder, app, version);
    await fs.cp(path.join(this.folder, app, first.version), folder, { recursive: true });
    const file = path.join(folder, first.server);
    const code = await fs.readFile(file, 'utf8');
    const marked = Buffer.from(`${change?.(code, version) ?? code}\n// ${version}`);
    await fs.writeFile(file, marked);
    const server = { integrity: integrityOf(marked), bytes: marked.length };
    const release = { ...first, version, files: { ...first.files, [first.server]: server } };
    await fs.writeFile(path.join(folder, 'release.json'), JSON.stringify(release));
    return version;
  }

  async publish(app: string, version: string): Promise<void> {
    await this.#change(app, 'publish', (part) => rolloutChanges.promote(rolloutChanges.publish(part, version), 100));
  }

  async rollBack(app: string): Promise<void> {
    await this.#change(app, 'rollback', (part) => rolloutChanges.rollBack(part));
  }

  async remove(): Promise<void> {
    await fs.rm(this.folder, { recursive: true, force: true });
  }

  #write(app: string, version: string): void {
    const own = PAGES[app];
    writeRelease(this.folder, app, version, {
      paths: own === undefined ? [] : [own],
      files: { 'server/index.cjs': app === 'shell' ? SHELL : REMOTE },
    });
  }

  async #change(app: string, what: string, change: Parameters<ReleaseRegistry['change']>[1]): Promise<void> {
    await this.#registry.change({ app, what, who: 'test' }, change, { patienceMs: 5_000 });
  }
}

export interface PageTraces {
  named: Record<string, string[]>;
  drawn: { shell: string | undefined; print: string | undefined };
  files: string[];
}

export function tracesOf(html: string): PageTraces {
  const named: Record<string, Set<string>> = {};
  const files = new Set<string>();
  for (const [file, app = '', version = ''] of html.matchAll(/\/releases\/([^/"]+)\/([^/"]+)\/client\/[^"\\<>&)]*/g)) {
    (named[app] ??= new Set()).add(version);
    if (/\.\w+$/.test(file)) files.add(file);
  }
  return {
    named: Object.fromEntries(Object.entries(named).map(([app, versions]) => [app, [...versions]])),
    drawn: {
      shell: /data-shell="([^"]+)"/.exec(html)?.[1],
      print: /Print With Us \(([^)]+)\)/.exec(html)?.[1],
    },
    files: [...files],
  };
}
