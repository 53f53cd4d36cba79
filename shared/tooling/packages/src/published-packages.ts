import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../../..');

export interface PublishedPackage {
  name: string;
  /** Relative to the root. */
  folder: string;
  contents: readonly string[];
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

export const PUBLISHED_PACKAGES: readonly PublishedPackage[] = [
  ...SHARED.map((folder) => ({ name: `@kaagazz/${folder}`, folder: `shared/${folder}`, contents: ['src'] })),
  { name: '@kaagazz/build', folder: 'shared/tooling/build', contents: ['src'] },
  { name: '@kaagazz/testing', folder: 'shared/tooling/testing', contents: ['src', 'jest'] },
  { name: '@kaagazz/release', folder: 'shared/tooling/release', contents: ['src', 'pipeline.sh'] },
  { name: '@kaagazz/shell-server', folder: 'shell', contents: ['server'], main: './server/main.ts' },
  { name: 'create-kaagazz-remote', folder: 'shared/tooling/create-remote', contents: ['src', 'template'] },
];

export const NOT_PUBLISHED =
  /\.(test|fixture)(\.d)?\.[jt]sx?$|\/(testing|test-support|test|one-bundle|node_modules)\/|\/server\/(draw-samples|sample-[a-z]+)\./;
