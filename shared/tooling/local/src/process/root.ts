import path from 'node:path';

/** Root of the repository, and working directory of every command. */
export const ROOT = path.resolve(import.meta.dirname, '../../../../..');
