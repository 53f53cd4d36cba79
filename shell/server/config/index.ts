export { readConfig } from './config.ts';
export type { ShellConfig } from './config.ts';
