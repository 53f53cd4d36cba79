import { ROOT } from './apps.ts';

/** The working directory of the caller, for resolving relative paths. */
export const CALLED_FROM: string = process.cwd();

// The federation plugin writes a source file below the working directory and treats it as part of
// the package there, so the container would depend on where the build was called. The plugin reads
// the working directory when it is imported, so this module must be imported first.
process.chdir(ROOT);
