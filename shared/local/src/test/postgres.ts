import { readdirSync } from 'node:fs';
import path from 'node:path';

import { Missing, aptInstall, findProgram, outputOf } from './machine-needs.ts';
import { PostgresServer } from './postgres-server.ts';

const DEBIAN_VERSIONS = '/usr/lib/postgresql';

export interface TestPostgres {
  /** of a user who may create databases */
  url: string;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL server for the tests: `TEST_DATABASE_URL`, else one of their own.
 *
 * @throws Missing
 */
export async function openTestPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const server = await ownPostgres();
  return { url: server.url, stop: () => server.remove() };
}

/**
 * A server that its user may stop and start: in a temporary folder, from the machine's own binaries, else from Debian's, installed when root.
 *
 * @throws Missing
 */
export async function ownPostgres(): Promise<PostgresServer> {
  return PostgresServer.create(await postgresPrograms());
}

/**
 * The folder that holds `initdb`, `postgres`, `pg_dump` and their kind: Debian keeps most of them out of PATH.
 *
 * @throws Missing
 */
export async function postgresPrograms(): Promise<string> {
  const bin = (await installed()) ?? ((await aptInstall('postgresql')) ? await installed() : undefined);
  if (bin) return bin;
  throw new Missing(
    'no PostgreSQL: install it (Debian: apt-get install postgresql) or name a server with TEST_DATABASE_URL',
  );
}

async function installed(): Promise<string | undefined> {
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
