import { ROOT } from './apps.ts';

export const CALLED_FROM: string = process.cwd();

// Build from the root, because the federation plugin writes a file below the working directory.
// Import this module first, because the plugin reads that directory on import.
process.chdir(ROOT);
