/**
 * The walls of the house (docs/architecture.md). Each rule is a promise that lets teams ship alone; `npm test` fails when one breaks.
 * Paths are from the repository's root; a workspace package is seen at its real folder, so `import 'mfe-shop'` and
 * `import '../../mfe-shop/...'` hit the same wall.
 */
const APP = '^(shell|mfe-[^/]+)/';
const REMOTE = '^mfe-[^/]+/';
/** What runs in a shopper's browser (and is rendered by the shell). */
const BROWSER_CODE = '^((shell|mfe-[^/]+)/src|shared/(contract|design-system|domain|print-design)/src)/';
/** What of the print designs needs files and a server's libraries. */
const SERVER_HALF = '^shared/print-design/src/server/';
/** The part of the shell that only the server runs. */
const RENDERED_ONLY = '^shell/src/(server-entry\\.tsx|document/render-markup\\.ts|api-client/api-request\\.ts)$';
const TEST = '\\.test\\.tsx?$';
/** Code that only tests run. */
const TEST_SUPPORT = '/(test-support|testing|test)/|\\.fixture\\.ts$|jest\\.config\\.mjs$';

/** Scripts that draw files which are then committed. */
const DRAWING_SCRIPT = '^shell/fonts/|^shared/print-design/src/server/(draw-samples|sample-svg)\\.ts$';

/** What else of the project a folder may import, its tests aside (docs/architecture.md). Apps, e2e and `shared/domain` have rules of their own below. */
const MAY_IMPORT = {
  'shared/api-schema': ['shared/domain'],
  'shared/contract': ['shared/api-schema', 'shared/domain'],
  'shared/design-system': ['shared/domain'],
  'shared/print-design': ['shared/domain'],
  'shared/tooling/build': ['shared/contract', 'shared/releases'],
  'shared/tooling/release': ['shared/command-line', 'shared/releases'],
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
    comment: 'A remote is built and shipped alone: it never imports another remote. What two need lives in shared/.',
    from: { path: '^(mfe-[^/]+)/' },
    to: { path: REMOTE, pathNot: '^$1/' },
  },
  {
    name: 'remote-to-shell',
    comment: "A remote reaches the shell's stores through the contract's hooks, never through its code.",
    from: { path: REMOTE },
    to: { path: '^shell/' },
  },
  {
    name: 'shell-to-remote',
    comment: 'The shell learns of remotes at run time, from their release.json.',
    from: { path: '^shell/' },
    to: { path: REMOTE },
  },
  {
    name: 'app-package-by-name',
    comment: 'The same wall for imports by package name that do not resolve to a file (an app exports nothing).',
    from: { path: '^(shell|mfe-[^/]+|shared|api)/' },
    to: { path: '^(shell|mfe-[a-z]+|api|e2e)(/|$)', couldNotResolve: true },
  },
  {
    name: 'browser-to-api',
    comment: 'Browser code speaks to the api over HTTP only.',
    from: { path: '^(shell|mfe-[^/]+|shared)/' },
    to: { path: '^api/' },
  },
  {
    name: 'browser-to-zod',
    comment: 'Browser code imports only types of the wire contract, so that no zod code reaches a browser.',
    from: { path: BROWSER_CODE, pathNot: [TEST, TEST_SUPPORT] },
    to: { path: '^shared/api-schema/|(^|node_modules/)zod/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'browser-to-node',
    comment: 'What runs in a browser has no Node built-ins, and no test tooling.',
    from: { path: BROWSER_CODE, pathNot: [TEST, RENDERED_ONLY, SERVER_HALF] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'app-to-tooling',
    comment: 'What builds, tests, releases and runs the apps is not part of them. Tests and build scripts may use it.',
    from: { path: '^(shell|mfe-[^/]+|api|shared/(?!tooling/)[^/]+)/', pathNot: [TEST, TEST_SUPPORT, '/scripts/'] },
    to: { path: '^shared/tooling/' },
  },
  {
    name: 'browser-to-server-half',
    comment: 'A page draws with the designs; fonts from files and PDF are for the api and the tooling.',
    from: { path: BROWSER_CODE, pathNot: [TEST, SERVER_HALF] },
    to: { path: SERVER_HALF },
  },
  {
    name: 'api-to-app',
    comment: 'The api knows no screen.',
    from: { path: '^api/' },
    to: { path: APP },
  },
  {
    name: 'e2e-to-app',
    comment:
      'Journeys meet the site as a browser or an operator does; of the api they take only what makes the files of its tests.',
    from: { path: '^e2e/' },
    to: { path: `${APP}|^api/`, pathNot: '^api/test-support/' },
  },
  {
    name: 'shared-to-app',
    comment: 'Shared code that knows an app is not shared.',
    from: { path: '^shared/' },
    to: { path: `${APP}|^(api|e2e)/` },
  },
  {
    name: 'domain-imports-nothing',
    comment: 'The rules of the business depend on no library and no other folder; their tests may use fast-check.',
    from: { path: '^shared/domain/', pathNot: TEST },
    to: { pathNot: '^shared/domain/' },
  },
  {
    name: 'contract-to-design-system',
    comment: 'Looks are compiled into each app; a contract that carries them would chain all teams to one release.',
    from: { path: '^shared/contract/' },
    to: { path: '^shared/design-system/' },
  },
  {
    name: 'remote-to-redux-directly',
    comment: 'Remotes never see the shape of the store: they use the hooks and the data client of the contract.',
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
    comment:
      "What asks for a module's rows stands in its repositories, and is its own: other modules ask its service. Its tables they may name, in a foreign key or a join.",
    from: { path: '^api/src/modules/([^/]+)/' },
    to: { path: '^api/src/modules/.+\\.repository\\.ts$', pathNot: '^api/src/modules/$1/' },
  },
  {
    name: 'api-to-stand-ins',
    comment: 'The api talks to the stand-ins over the wire, as to the real ones; only tests start them.',
    from: { path: '^api/src/', pathNot: TEST },
    to: { path: '^api/stand-ins/' },
  },
  {
    name: 'deep-import-into-sibling-feature',
    comment:
      'Pages compose features. Where one feature shows another it knows its entry, what it shows to a page too, and none of its parts.',
    from: { path: '^((?:shell|mfe-[^/]+)/src/features)/([^/]+)/' },
    to: { path: '^$1/[^/]+/', pathNot: '^$1/$2/|^$1/[^/]+/index\\.tsx?$' },
  },
  {
    name: 'server-folder-entry',
    comment: 'A folder of the shell server is used through its index.ts only.',
    from: { path: '^shell/server/([^/]+)/', pathNot: [TEST, TEST_SUPPORT] },
    to: { path: '^shell/server/[^/]+/', pathNot: '^shell/server/($1/|[^/]+/index\\.ts$)' },
  },
  {
    name: 'feature-to-page',
    comment: 'One direction: page -> feature -> api client.',
    from: { path: '^((?:shell|mfe-[^/]+)/src)/features/' },
    to: { path: '^$1/(pages|public)/' },
  },
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or need a third. Type-only imports count.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'not-resolvable',
    comment: 'An import that resolves to nothing fails at run time.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'undeclared-package',
    comment: 'Every package that a workspace imports stands in its own (or the root) package.json.',
    from: { pathNot: TEST },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'development-package-in-production',
    comment: 'The shop runs after `npm ci --omit=dev`.',
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
