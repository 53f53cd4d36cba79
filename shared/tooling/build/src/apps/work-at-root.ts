import { ROOT } from './apps.ts';

/** The working directory of the caller, for resolving relative paths. */
export const CALLED_FROM: string = process.cwd();

// Always build from the root, because the federation plugin writes a source file below the working
// directory. Import this module first, because the plugin reads the working directory when it is
// imported.
process.chdir(ROOT);
