import path from 'node:path';

import { SHARED_SINGLETONS } from '../../build/src/shared-singletons.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** TypeScript and JSX as the build makes them, only quicker; types are checked by tsc. */
const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};

/**
 * What stands behind a shared package's name at run time stands there in a test. Only the router's façade does: it is made of another
 * package (`react-router`); the façade of a package under its own name would import itself here.
 */
const singletons = Object.fromEntries(
  SHARED_SINGLETONS.filter(({ name }) => name === 'react-router-dom').map(({ name, providedBy }) => [
    `^${name}$`,
    providedBy,
  ]),
);

const base = (displayName, patterns) => ({
  displayName,
  rootDir: root,
  testMatch: patterns.map((pattern) => `<rootDir>/${pattern}`),
  modulePathIgnorePatterns: ['<rootDir>/releases/', '<rootDir>/.cache/', '<rootDir>/.data/'],
  transform,
  restoreMocks: true,
});

/** Tests of code that runs in Node. */
export const nodeProject = (displayName, ...patterns) => ({ ...base(displayName, patterns), testEnvironment: 'node' });

/** Tests of screens: jsdom, jest-dom's matchers, and the same router facade that a remote gets at run time. */
export const browserProject = (displayName, ...patterns) => ({
  ...base(displayName, patterns),
  testEnvironment: '<rootDir>/shared/testing/jest/browser-environment.cjs',
  // Packages that offer a browser build as ES modules only are taken as Node gets them.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'], url: 'http://localhost:3000/' },
  setupFilesAfterEnv: ['<rootDir>/shared/testing/jest/after-env.ts'],
  // What the build defines.
  globals: { __SERVER__: false, __APP__: displayName, __APP_VERSION__: '0.0.0-test' },
  moduleNameMapper: {
    ...singletons,
    '\\.(woff2?|svg|png|css)$': '<rootDir>/shared/testing/jest/asset.cjs',
  },
});
