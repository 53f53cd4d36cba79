import { createHash } from 'node:crypto';
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { copyReleases } from './site.ts';

interface Release {
  version: string;
  contract: number;
  entry: string;
  server: string;
  files: Record<string, { integrity: string; bytes: number; brotliBytes?: number }>;
}

export interface AppRollout {
  stable: string | null;
  candidate?: { version: string; percent: number } | null;
  previous?: string | null;
  paused?: boolean;
  salt?: string;
  published?: string[];
}

export type Rollout = Record<string, AppRollout>;

interface Variant {
  script?: (content: string, name: string) => string;
  manifest?: (release: Release) => void;
}

export class TestReleases {
  readonly folder: string;
  readonly remove: () => Promise<void>;
  readonly built: Record<string, string> = {};
  #variants = 0;
  #revision = 1000;

  private constructor(copy: { folder: string; remove(): Promise<void> }) {
    this.folder = copy.folder;
    this.remove = () => copy.remove();
  }

  static async make(): Promise<TestReleases> {
    const releases = new TestReleases(await copyReleases());
    const { apps } = JSON.parse(await releases.read('rollout.json')) as { apps: Record<string, { stable: string }> };
    for (const [app, { stable }] of Object.entries(apps)) releases.built[app] = stable;
    for (const old of ['health', 'audit']) await rm(path.join(releases.folder, old), { recursive: true, force: true });
    await releases.rollOut({});
    return releases;
  }

  async variant(app: string, { script, manifest }: Variant = {}): Promise<string> {
    const version = `9.0.${(this.#variants += 1)}-variant`;
    const folder = path.join(this.folder, app, version);
    await cp(path.join(this.folder, app, this.built[app] ?? ''), folder, { recursive: true });
    const release = JSON.parse(await this.read(`${app}/${version}/release.json`)) as Release;
    release.version = version;
    const names = Object.keys(release.files).filter((name) => /\.c?js$/.test(name));
    for (const name of names) {
      const before = await readFile(path.join(folder, name), 'utf8');
      const after = script?.(before, name) ?? before;
      if (after === before) continue;
      const bytes = Buffer.from(after);
      await writeFile(path.join(folder, name), bytes);
      const file = release.files[name];
      if (!file) continue;
      file.integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      file.bytes = bytes.length;
      if (file.brotliBytes === undefined) continue;
      const compressed = brotliCompressSync(bytes);
      file.brotliBytes = compressed.length;
      await writeFile(path.join(folder, `${name}.br`), compressed);
    }
    manifest?.(release);
    await writeFile(path.join(folder, 'release.json'), JSON.stringify(release));
    return version;
  }

  async rollOut(changes: Record<string, AppRollout | null>): Promise<void> {
    const built = Object.entries(this.built).map(([app, stable]) => [app, { stable, published: [stable] }] as const);
    const apps = Object.entries({ ...Object.fromEntries(built), ...changes }).filter(([, part]) => part !== null);
    const rollout = { revision: (this.#revision += 1), apps: Object.fromEntries(apps) };
    await writeFile(path.join(this.folder, 'rollout.json'), JSON.stringify(rollout));
  }

  async rollout(): Promise<Rollout> {
    return (JSON.parse(await this.read('rollout.json')) as { apps: Rollout }).apps;
  }

  async auditTrail(): Promise<{ what: string; app: string; to: string; who: string; why?: string }[]> {
    const names = await readdir(path.join(this.folder, 'audit')).catch(() => []);
    return Promise.all(
      names
        .sort()
        .map(
          async (name) =>
            JSON.parse(await this.read(`audit/${name}`)) as { what: string; app: string; to: string; who: string },
        ),
    );
  }

  async read(file: string): Promise<string> {
    return readFile(path.join(this.folder, file), 'utf8');
  }
}
