const APP = '^(shell|mfe-[^/]+)/';
const REMOTE = '^mfe-[^/]+/';
const BROWSER_CODE = '^((shell|mfe-[^/]+)/src|shared/(contract|design-system|domain|print-design)/src)/';
const SERVER_HALF = '^shared/print-design/src/server/';
const RENDERED_ONLY = '^shell/src/(server-entry\\.tsx|document/render-markup\\.ts|api-client/api-request\\.ts)$';
const TEST = '\\.test\\.tsx?$';
const TEST_SUPPORT = '/(test-support|testing|test)/|\\.fixture\\.ts$|jest\\.config\\.mjs$';

const DRAWING_SCRIPT = '^shell/fonts/|^shared/print-design/src/server/(draw-samples|sample-svg)\\.ts$';

/** Tests are exempt. */
const MAY_IMPORT = {
  'shared/api-schema': ['shared/domain'],
  'shared/contract': ['shared/api-schema', 'shared/domain'],
  'shared/design-system': ['shared/domain'],
  'shared/print-design': ['shared/domain'],
  'shared/tooling/build': ['shared/api-schema', 'shared/contract', 'shared/releases'],
  'shared/tooling/release': ['shared/command-line', 'shared/releases', 'shared/tooling/build'],
  'shared/releases': [],
  'shared/http-server': [],
  'shared/command-line': [],
  'api/src': ['shared/api-schema', 'shared/domain', 'shared/http-server', 'shared/print-design'],
  'api/stand-ins': ['shared/domain'],
  'api/cli': ['shared/api-schema', 'shared/command-line', 'shared/domain', 'api/src'],
};

const forbidden = [
  ...Object.entries(MAY_IMPORT).map(([folder, others]) => ({
    name: `${folder.replace('/', '-')}-imports`,
    comment: `${folder} may import ${others.join(', ') || 'nothing'} of the project.`,
    from: { path: `^${folder}/`, pathNot: [TEST, TEST_SUPPORT] },
    to: {
      path: `${APP}|^(shared|api|e2e)/`,
      pathNot: `^(${[folder, ...others].join('|')})(/|\\.ts$)|(^|/)node_modules/`,
    },
  })),
  {
    name: 'remote-to-other-app',
    comment: 'The mfe apps are released independently, so they must not import each other. Put shared code in shared/.',
    from: { path: '^(mfe-[^/]+)/' },
    to: { path: REMOTE, pathNot: '^$1/' },
  },
  {
    name: 'remote-to-shell',
    comment: "A remote uses the shell's stores through the hooks of the contract.",
    from: { path: REMOTE },
    to: { path: '^shell/' },
  },
  {
    name: 'shell-to-remote',
    comment: 'The shell loads the mfe apps at run time, so it must not import them.',
    from: { path: '^shell/' },
    to: { path: REMOTE },
  },
  {
    name: 'app-package-by-name',
    comment: 'Apps have no exports, so code must not import them by package name.',
    from: { path: '^(shell|mfe-[^/]+|shared|api)/' },
    to: { path: '^(shell|mfe-[a-z]+|api|e2e)(/|$)', couldNotResolve: true },
  },
  {
    name: 'browser-to-api',
    comment: 'Browser code must call the api over HTTP instead of importing it.',
    from: { path: '^(shell|mfe-[^/]+|shared)/' },
    to: { path: '^api/' },
  },
  {
    name: 'browser-to-zod',
    comment: "Browser code imports only the wire contract's types, which keeps zod out of browser bundles.",
    from: { path: BROWSER_CODE, pathNot: [TEST, TEST_SUPPORT] },
    to: { path: '^shared/api-schema/|(^|node_modules/)zod/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'browser-to-node',
    comment: "Node's built-in modules don't exist in browsers.",
    from: { path: BROWSER_CODE, pathNot: [TEST, RENDERED_ONLY, SERVER_HALF] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'app-to-tooling',
    comment: 'Only tests and build scripts may import tooling.',
    from: { path: '^(shell|mfe-[^/]+|api|shared/(?!tooling/)[^/]+)/', pathNot: [TEST, TEST_SUPPORT, '/scripts/'] },
    to: { path: '^shared/tooling/' },
  },
  {
    name: 'browser-to-server-half',
    comment: 'Only the api and the tooling may import font files and PDF libraries.',
    from: { path: BROWSER_CODE, pathNot: [TEST, SERVER_HALF] },
    to: { path: SERVER_HALF },
  },
  {
    name: 'api-to-app',
    comment: 'The api must not import the apps.',
    from: { path: '^api/' },
    to: { path: APP },
  },
  {
    name: 'e2e-to-app',
    comment: 'End-to-end tests must not import apps. From the api, they may import only api/test-support.',
    from: { path: '^e2e/' },
    to: { path: `${APP}|^api/`, pathNot: '^api/test-support/' },
  },
  {
    name: 'shared-to-app',
    comment: 'Shared code must not import apps.',
    from: { path: '^shared/' },
    to: { path: `${APP}|^(api|e2e)/` },
  },
  {
    name: 'domain-imports-nothing',
    comment: 'Code in shared/domain must not import from libraries or other folders. Tests are exempt.',
    from: { path: '^shared/domain/', pathNot: TEST },
    to: { pathNot: '^shared/domain/' },
  },
  {
    name: 'contract-to-design-system',
    comment: 'shared/contract must not import the design system, because each app includes its own version of it.',
    from: { path: '^shared/contract/' },
    to: { path: '^shared/design-system/' },
  },
  {
    name: 'remote-to-redux-directly',
    comment: 'The mfe apps must not import Redux. Use the hooks and the data client from shared/contract instead.',
    from: { path: `${REMOTE}src/`, pathNot: TEST },
    to: { path: '(^|node_modules/)(@reduxjs/toolkit|redux)(/|$)' },
  },
  {
    name: 'react-router-outside-facade',
    comment: "Import `react-router-dom`. Only the contract's façade of it needs `react-router`, which is not shared.",
    from: { pathNot: '^shared/contract/src/singletons/react-router-dom\\.ts$' },
    to: { path: '(^|node_modules/)react-router/' },
  },
  {
    name: 'api-foreign-repository',
    comment: "Modules use another module's service, not its repository. They may reference its tables.",
    from: { path: '^api/src/modules/([^/]+)/' },
    to: { path: '^api/src/modules/.+\\.repository\\.ts$', pathNot: '^api/src/modules/$1/' },
  },
  {
    name: 'api-to-stand-ins',
    comment: 'Only tests may import api/stand-ins, which contains fake servers.',
    from: { path: '^api/src/', pathNot: TEST },
    to: { path: '^api/stand-ins/' },
  },
  {
    name: 'deep-import-into-sibling-feature',
    comment: 'Import other features only through their index file.',
    from: { path: '^((?:shell|mfe-[^/]+)/src/features)/([^/]+)/' },
    to: { path: '^$1/[^/]+/', pathNot: '^$1/$2/|^$1/[^/]+/index\\.tsx?$' },
  },
  {
    name: 'server-folder-entry',
    comment: 'In shell/server, import other folders only through their index.ts files.',
    from: { path: '^shell/server/([^/]+)/', pathNot: [TEST, TEST_SUPPORT] },
    to: { path: '^shell/server/[^/]+/', pathNot: '^shell/server/($1/|[^/]+/index\\.ts$)' },
  },
  {
    name: 'feature-to-page',
    comment: 'Pages may import features, but features must not import pages.',
    from: { path: '^((?:shell|mfe-[^/]+)/src)/features/' },
    to: { path: '^$1/(pages|public)/' },
  },
  {
    name: 'no-cycles',
    comment: 'Import cycles are forbidden, including type-only ones.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'not-resolvable',
    comment: 'This import cannot be resolved and would fail at run time.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'undeclared-package',
    comment: "A workspace declares every package that it imports in its own package.json or the root's.",
    from: { pathNot: TEST },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'development-package-in-production',
    comment: 'The shop must run after `npm ci --omit=dev`.',
    from: {
      path: '^(api/(src|cli)|shell|mfe-[^/]+|shared/(?!tooling/)[^/]+)/',
      pathNot: [TEST, TEST_SUPPORT, DRAWING_SCRIPT],
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
  },
];

module.exports = {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(releases|\\.cache|\\.data)/' },
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
