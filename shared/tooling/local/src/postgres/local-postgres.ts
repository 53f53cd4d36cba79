/**
 * Runs PostgreSQL at the address in DATABASE_URL: `node local-postgres.ts <data folder>`. With
 * `--temporary`, PostgreSQL doesn't sync to disk and deletes its data when the parent process ends.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';

import { DataFolderError, createDataFolder } from './data-folder.ts';
import { ServerProcess } from './server-process.ts';

const TEMPORARY = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  max_wal_size: '128MB',
  dynamic_shared_memory_type: 'mmap',
};

async function main(): Promise<void> {
  const [folder = '', option] = process.argv.slice(2);
  const { port, password } = new URL(process.env.DATABASE_URL ?? '');
  const isTemporary = option === '--temporary';

  createDataFolder(folder, password);
  const server = new ServerProcess({ folder, port: Number(port), settings: isTemporary ? TEMPORARY : {} });
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => server.stop('fast'));
  process.on('SIGQUIT', () => server.stop('immediate'));

  await server.start();
  if (!server.isStopping) console.log(`listening postgres ${port}`);
  await server.ended;
  const isOrphan = !process.connected;
  if (isTemporary && isOrphan) rmSync(path.dirname(folder), { recursive: true, force: true });
  if (!server.isStopping) throw new DataFolderError(server.log);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof DataFolderError ? error.message : error);
    process.exit(1);
  },
);
