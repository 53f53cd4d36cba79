import { existsSync } from 'node:fs';
import path from 'node:path';

import { localSecret } from '@kaagazz/releases';

import { DataFolderError } from './data-folder.ts';

export interface LocalDatabase {
  folder: string;
  /** A value for `DATABASE_URL`. */
  url: string;
}

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
