import { nodeProject } from '../shared/testing/jest/projects.mjs';

/**
 * Packages that come as ES modules only, or load parts of themselves by `import()`: Jest runs CommonJS without a loader for
 * those, so they are transformed like our own files.
 */
const TRANSFORMED_PACKAGES = [
  '@electric-sql',
  '@fastify/(cookie|static)',
  'brace-expansion',
  'balanced-match',
  'content-disposition',
  'cookie',
  'glob',
  'jose',
  'lru-cache',
  'minimatch',
  'minipass',
  'path-scurry',
  'postal-mime',
];

const { transform, ...project } = nodeProject('api', 'api/**/*.test.ts');
const [[typescript, [swc, options]]] = Object.entries(transform);

/**
 * The api's tests. Without TEST_DATABASE_URL (a PostgreSQL server on which databases may be created) they run on the embedded
 * database only.
 */
export default {
  ...project,
  // Starting an embedded database takes seconds on a busy machine.
  testTimeout: 90_000,
  transform: {
    [typescript]: [swc, options],
    '^.+/node_modules/.+\\.[cm]?js$': [swc, { jsc: { target: 'es2023' }, module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${TRANSFORMED_PACKAGES.join('|')})/)`],
};
