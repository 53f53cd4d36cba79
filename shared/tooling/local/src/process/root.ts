import path from 'node:path';

/** The project's root: every command works there. */
export const ROOT = path.resolve(import.meta.dirname, '../../../../..');
