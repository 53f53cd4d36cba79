import path from 'node:path';

/** The project's root. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

export const SHELL = 'shell';
export const REMOTES = ['mfe-brand', 'mfe-shop', 'mfe-print', 'mfe-account'] as const;
export const APPS: readonly string[] = [SHELL, ...REMOTES];

/** The container's name in the browser's global scope: `mfe_shop`. */
export function containerName(app: string): string {
  return app.replaceAll('-', '_');
}
