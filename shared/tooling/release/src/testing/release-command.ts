import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { FolderStorage, ReleaseRegistry } from '@kaagazz/releases';
import type { AppRollout } from '@kaagazz/releases';

import { createReleaseProgram } from '../cli/release-program.ts';
import { fakeGate } from './fake-gate.ts';

export const SECRET = 'a secret of at least thirty-two characters';

export interface Outcome {
  code: number;
  out: string;
  err: string;
  json: () => Record<string, unknown>;
}

export class ReleaseCommand {
  readonly folder: string;
  readonly releasesDir: string;
  readonly environment: NodeJS.ProcessEnv = {};

  static async inTemporaryFolder(): Promise<ReleaseCommand> {
    return new ReleaseCommand(await fs.mkdtemp(path.join(os.tmpdir(), 'release-')));
  }

  constructor(folder: string) {
    this.folder = folder;
    this.releasesDir = path.join(folder, 'releases');
  }

  /** Runs `npm run release -- <line>` in this process. */
  async run(line: string, environment: NodeJS.ProcessEnv = {}): Promise<Outcome> {
    const env = {
      PATH: process.env.PATH,
      RELEASES_DIR: this.releasesDir,
      RELEASES_SECRET: SECRET,
      RELEASE_ACTOR: 'asha',
      DATA_DIR: path.join(this.folder, 'data'),
      ...this.environment,
      ...environment,
    };
    let out = '';
    let err = '';
    const terminal = {
      print: (text: string) => void (out += `${text}\n`),
      printError: (text: string) => void (err += `${text}\n`),
      columns: Number(environment.COLUMNS ?? 120),
    };
    const program = createReleaseProgram({ gate: fakeGate(env), environment: env, terminal });
    const code = await program.run(line.split(' ').filter(Boolean));
    return { code, out, err, json: () => JSON.parse(out) as Record<string, unknown> };
  }

  async runAll(...lines: string[]): Promise<Outcome> {
    const outcomes: Outcome[] = [];
    for (const line of lines) {
      const outcome = await this.run(line);
      if (outcome.code !== 0) throw new Error(`${line}: ${outcome.err}`);
      outcomes.push(outcome);
    }
    const last = outcomes.at(-1);
    if (!last) throw new Error('no command');
    return last;
  }

  async setRollout(change: (app: AppRollout) => AppRollout): Promise<void> {
    await this.#registry().change({ app: 'mfe-print', what: 'publish', who: 'ravi' }, change);
  }

  async printApp(): Promise<AppRollout | undefined> {
    return (await this.#registry().rollout()).apps['mfe-print'];
  }

  async readFiles(): Promise<Record<string, string>> {
    const entries = await fs.readdir(this.releasesDir, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    const read = async (file: string) =>
      [path.relative(this.releasesDir, file), await fs.readFile(file, 'base64')] as const;
    return Object.fromEntries(await Promise.all(files.toSorted().map(read)));
  }

  async remove(): Promise<void> {
    await fs.rm(this.folder, { recursive: true });
  }

  #registry(): ReleaseRegistry {
    return new ReleaseRegistry(new FolderStorage(this.releasesDir));
  }
}
