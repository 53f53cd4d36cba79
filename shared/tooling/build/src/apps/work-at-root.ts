import { ROOT } from './apps.ts';

export const CALLED_FROM: string = process.cwd();

// The federation plugin reads the working directory when it is imported, so import this module
// before the plugin.
process.chdir(ROOT);
