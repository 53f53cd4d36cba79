import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/** For a configuration's `testSequencer`. */
export const longestFirst = path.join(import.meta.dirname, 'longest-first.cjs');

/** TypeScript and JSX as the build makes them, only quicker; types are checked by the linter. */
const transform = {
  '^.+\\.tsx?$': [
    process.env.JITTER ? path.join(import.meta.dirname, 'jitter-transform.cjs') : '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};

/** Articles come as the build hands them over; what lists need of one and its text are one module here. */
const articles = {
  moduleNameMapper: { '^(.+\\.html)\\?facts$': '$1' },
  transform: { '\\.html$': path.join(import.meta.dirname, 'article-transform.mjs') },
};

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

/**
 * Packages of servers that come as ES modules only, or load parts of themselves by `import()`: Jest runs CommonJS without a loader
 * for those, so they are transformed like our own files.
 */
const TRANSFORMED_PACKAGES = [
  '@fastify/(cookie|static)',
  '@poppinss',
  'brace-expansion',
  'case-anything',
  'balanced-match',
  'case-anything',
  'commander',
  'content-disposition',
  'cookie',
  'flydrive',
  '(dom-serializer|domelementtype|domhandler|domutils|entities|htmlparser2)',
  'glob',
  'jose',
  'lru-cache',
  'minimatch',
  'minipass',
  'path-scurry',
  'postal-mime',
  'svg-pathdata',
];

const packagesAsCommonJs = {
  '^.+/node_modules/.+\\.[cm]?js$': ['@swc/jest', { jsc: { target: 'es2023' }, module: { type: 'commonjs' } }],
};

const ignoredBut = (packages) => `/node_modules/(?!(${packages.join('|')})/)`;

/** The same of tests that use packages which come as ES modules only. */
export const withEsPackages = (project, packages) => ({
  ...project,
  transform: { ...project.transform, ...packagesAsCommonJs },
  transformIgnorePatterns: [ignoredBut(packages)],
});

/** Tests of an HTTP server with all that it is made of. */
export const serverProject = (displayName, ...patterns) =>
  withEsPackages(nodeProject(displayName, ...patterns), TRANSFORMED_PACKAGES);

/** The same of pages. */
const TRANSFORMED_PAGE_PACKAGES = ['@github/combobox-nav', 'yet-another-react-lightbox'];

/** Tests of screens, with jsdom and jest-dom's matchers. */
export const browserProject = (displayName, ...patterns) => ({
  ...base(displayName, patterns),
  transform: { ...transform, ...articles.transform, ...packagesAsCommonJs },
  transformIgnorePatterns: [ignoredBut(TRANSFORMED_PAGE_PACKAGES)],
  testEnvironment: '<rootDir>/shared/tooling/testing/jest/browser-environment.cjs',
  // Packages that offer a browser build as ES modules only are taken as Node gets them.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'], url: 'http://localhost:3000/' },
  setupFilesAfterEnv: ['<rootDir>/shared/tooling/testing/jest/after-env.ts'],
  // What the build defines.
  globals: { __SERVER__: false, __APP__: displayName, __APP_VERSION__: '0.0.0-test' },
  moduleNameMapper: {
    ...articles.moduleNameMapper,
    '\\.(woff2?|svg|png|css)$': '<rootDir>/shared/tooling/testing/jest/asset.cjs',
  },
});
