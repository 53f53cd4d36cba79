import { ROOT } from './apps.ts';

/** Where the build was called, for what the caller named from there. */
export const CALLED_FROM: string = process.cwd();

// The federation plugin keeps a file beside the working directory, notes its place when it is imported, and judges that file by the package it lies in: a build
// called in an app's folder made another container than one called at the root. So this module is imported before all others.
process.chdir(ROOT);
