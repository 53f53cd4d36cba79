import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../../..');

export interface PublishedPackage {
  /** Name in the registry. */
  name: string;
  /** The package's folder, relative to the root. */
  folder: string;
  /** What the package contains, relative to its folder. */
  contents: readonly string[];
  /** The file to run, if the folder is an app's and `package.json` names no entry points. */
  main?: string;
}

const SHARED = [
  'api-schema',
  'command-line',
  'contract',
  'design-system',
  'domain',
  'http-server',
  'print-design',
  'releases',
];

/** The packages that a remote in a repository of its own needs. */
export const PUBLISHED_PACKAGES: readonly PublishedPackage[] = [
  ...SHARED.map((folder) => ({ name: `@kaagazz/${folder}`, folder: `shared/${folder}`, contents: ['src'] })),
  { name: '@kaagazz/build', folder: 'shared/tooling/build', contents: ['src'] },
  { name: '@kaagazz/testing', folder: 'shared/tooling/testing', contents: ['src', 'jest'] },
  { name: '@kaagazz/release', folder: 'shared/tooling/release', contents: ['src', 'pipeline.sh'] },
  // Renders pages for `npm run dev` and for the gate.
  { name: '@kaagazz/shell-server', folder: 'shell', contents: ['server'], main: './server/main.ts' },
  { name: 'create-kaagazz-remote', folder: 'shared/tooling/create-remote', contents: ['src', 'template'] },
];

/** Matches tests, the code that only they run, and scripts that draw committed files. */
export const NOT_PUBLISHED =
  /\.(test|fixture)(\.d)?\.[jt]sx?$|\/(testing|test-support|test|one-bundle|node_modules)\/|\/server\/(draw-samples|sample-[a-z]+)\./;
