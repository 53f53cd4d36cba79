import { ROOT } from './apps.ts';

/** The working directory of the caller, for resolving relative paths. */
export const CALLED_FROM: string = process.cwd();

// The federation plugin writes a source file below the working directory. Always use the root,
// because the output must not depend on where the build was started. Import this module first,
// because the plugin reads the working directory when it is imported.
process.chdir(ROOT);
