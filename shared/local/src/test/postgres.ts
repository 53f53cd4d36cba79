import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePorts } from '../ports.ts';
import { Missing, aptInstall, findProgram, isRoot, outputOf } from './machine-needs.ts';

const DEBIAN_VERSIONS = '/usr/lib/postgresql';
const READY_WITHIN_MS = 30_000;

export interface TestPostgres {
  /** of a user who may create databases */
  url: string;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL server for the tests: `TEST_DATABASE_URL`, else one started in a temporary folder from the machine's own binaries, else
 * from Debian's, installed when root.
 *
 * @throws Missing
 */
export async function openTestPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };

  let bin = await binaries();
  if (!bin && (await aptInstall('postgresql'))) bin = await binaries();
  if (!bin) {
    throw new Missing(
      'no PostgreSQL: install it (Debian: apt-get install postgresql) or name a server with TEST_DATABASE_URL',
    );
  }
  return startServer(bin);
}

/** The folder that holds `initdb` and `postgres`: Debian keeps it out of PATH. */
async function binaries(): Promise<string | undefined> {
  const folders = [await outputOf('pg_config', '--bindir'), ...debianFolders()];
  const complete = folders.find(
    (folder) => folder && findProgram([path.join(folder, 'initdb')]) && findProgram([path.join(folder, 'postgres')]),
  );
  if (complete) return complete;
  const inPath = findProgram(['initdb']);
  return inPath && path.dirname(inPath);
}

function debianFolders(): string[] {
  try {
    const versions = readdirSync(DEBIAN_VERSIONS).sort((one, other) => Number(other) - Number(one));
    return versions.map((version) => path.join(DEBIAN_VERSIONS, version, 'bin'));
  } catch {
    return [];
  }
}

async function startServer(bin: string): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaagazz-postgres-'));
  const as: SpawnOptions = { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], ...(await unprivileged(folder)) };
  const data = path.join(folder, 'data');
  const [port = 0] = await freePorts(1);

  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const initialised = await ended(spawn(path.join(bin, 'initdb'), init, as));
  if (initialised.code !== 0) throw new Missing(`PostgreSQL's initdb failed: ${initialised.said}`);

  // Nothing of it outlives the tests, so nothing waits for the disk.
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '300',
    fsync: 'off',
    full_page_writes: 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, '-p', `${port}`, ...options], as);
  const whole = ended(server);

  const stop = async () => {
    // SIGINT is PostgreSQL's fast shutdown: it ends sessions instead of waiting for them.
    server.kill('SIGINT');
    await whole;
    rmSync(folder, { recursive: true, force: true });
  };
  const isReady = async () =>
    (await outputOf(path.join(bin, 'pg_isready'), '-h', '127.0.0.1', '-p', `${port}`)) !== undefined;
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady())) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Missing(`PostgreSQL did not start: ${(await whole).said}`);
    }
    await wait(100);
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/** PostgreSQL refuses to run as root: then it runs as a user who owns nothing but this folder. */
async function unprivileged(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (!isRoot()) return {};
  const user = (await outputOf('id', '-u', 'postgres')) ? 'postgres' : 'nobody';
  const uid = Number(await outputOf('id', '-u', user));
  const gid = Number(await outputOf('id', '-g', user));
  chownSync(folder, uid, gid);
  return { uid, gid };
}

function ended(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    // The end is enough to tell what went wrong.
    stream?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)));
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, said: error.message }));
    child.once('close', (code) => resolve({ code, said: said.trim() }));
  });
}
