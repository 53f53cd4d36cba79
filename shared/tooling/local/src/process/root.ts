import path from 'node:path';

/** The repository's root, which is the working directory of every command. */
export const ROOT = path.resolve(import.meta.dirname, '../../../../..');
