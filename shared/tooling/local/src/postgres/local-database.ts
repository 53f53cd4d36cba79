import { existsSync } from 'node:fs';
import path from 'node:path';

import { localSecret } from '@kaagazz/releases';

import { DataFolderError } from './data-folder.ts';

export interface LocalDatabase {
  /** PostgreSQL's data folder */
  folder: string;
  /** for `DATABASE_URL` */
  url: string;
}

/**
 * Returns where a local site keeps its database and how to reach it.
 *
 * @param dataDir absolute folder of local data
 * @param port the server will listen on
 * @throws DataFolderError if the folder holds a database of an earlier version
 */
export function localDatabase(dataDir: string, port: number): LocalDatabase {
  if (existsSync(path.join(dataDir, 'pglite'))) {
    throw new DataFolderError(
      `data folder ${dataDir} was made by an earlier version, whose database (PGlite) cannot be read any more. ` +
        `To start fresh, delete it (rm -r ${dataDir}) or choose another with DATA_DIR`,
    );
  }
  const password = localSecret(dataDir, 'postgres-password');
  return {
    folder: path.join(dataDir, 'postgres'),
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
  };
}
