import { ROOT } from './apps.ts';

export const CALLED_FROM: string = process.cwd();

// Import this module before the federation plugin, which reads the working directory on import.
process.chdir(ROOT);
