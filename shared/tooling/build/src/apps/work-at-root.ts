import { ROOT } from './apps.ts';

export const CALLED_FROM: string = process.cwd();

// Run this before importing the federation plugin, because the plugin reads the working directory
// on import.
process.chdir(ROOT);
