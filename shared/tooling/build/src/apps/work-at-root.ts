import { ROOT } from './apps.ts';

export const CALLED_FROM: string = process.cwd();

// Must run before the federation plugin is imported, because the plugin then reads the working
// directory and later writes files there.
process.chdir(ROOT);
