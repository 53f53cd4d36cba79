import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../../../..');

export const SHELL = 'shell';
/** Every remote. The build, the local runner and the tests take their apps from here. */
export const REMOTES = ['mfe-brand', 'mfe-shop', 'mfe-print', 'mfe-account'] as const;
export const APPS: readonly string[] = [SHELL, ...REMOTES];

/** Returns the global variable that holds a remote's container, such as `mfe_shop`. */
export function containerName(app: string): string {
  return app.replaceAll('-', '_');
}
