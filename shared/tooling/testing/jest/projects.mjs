import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { OWN_REMOTE, ROOT } from '@kaagazz/build/apps';

const require = createRequire(import.meta.url);

export const longestFirst = path.join(import.meta.dirname, 'longest-first.cjs');

const transform = {
  '^.+\\.tsx?$': [
    process.env.JITTER ? path.join(import.meta.dirname, 'jitter-transform.cjs') : require.resolve('@swc/jest'),
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};

const base = (displayName, patterns) => ({
  displayName,
  rootDir: ROOT,
  testMatch: patterns.map((pattern) => `<rootDir>/${pattern}`),
  modulePathIgnorePatterns: ['<rootDir>/releases/', '<rootDir>/.cache/', '<rootDir>/.data/'],
  transform,
  restoreMocks: true,
});

export const nodeProject = (displayName, ...patterns) => ({ ...base(displayName, patterns), testEnvironment: 'node' });

export const serverProject = (displayName, ...patterns) => ({
  ...nodeProject(displayName, ...patterns),
  testEnvironment: path.join(import.meta.dirname, 'server-environment.cjs'),
  runtime: path.join(import.meta.dirname, 'server-runtime.cjs'),
});

/** Packages that contain ES modules. They must be compiled, because Jest runs them as CommonJS. */
const TRANSFORMED_PAGE_PACKAGES = ['qr', '@kaagazz/[^/]+', '@github/combobox-nav', 'yet-another-react-lightbox'];

const packagesAsCommonJs = {
  '^.+/node_modules/.+\\.[cm]?js$': [
    require.resolve('@swc/jest'),
    { jsc: { target: 'es2023' }, module: { type: 'commonjs' } },
  ],
};

export const browserProject = (displayName, ...patterns) => ({
  ...base(displayName, patterns),
  transform: { ...transform, ...packagesAsCommonJs },
  transformIgnorePatterns: [`/node_modules/(?!(${TRANSFORMED_PAGE_PACKAGES.join('|')})/)`],
  testEnvironment: path.join(import.meta.dirname, 'browser-environment.cjs'),
  // Load the Node builds of npm packages, because Jest needs CommonJS and some browser builds
  // contain only ES modules.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'], url: 'http://localhost:3000/' },
  setupFilesAfterEnv: [fileURLToPath(new URL('./after-env.ts', import.meta.url))],
  globals: { __SERVER__: false, __APP__: displayName, __APP_VERSION__: '0.0.0-test' },
  moduleNameMapper: {
    '\\.(woff2?|svg|png|avif|webp|css)$': path.join(import.meta.dirname, 'asset.cjs'),
  },
});

export const remoteConfig = () => browserProject(OWN_REMOTE, 'src/**/*.test.{ts,tsx}');
