import { defineConfig } from 'oxlint';

import { SHARED_SINGLETONS } from './shared/contract/src/singletons/shared-singletons.ts';

const facades = await Promise.all(
  SHARED_SINGLETONS.filter(({ providedBy }) => providedBy).map(async ({ name }) => ({
    name,
    allowImportNames: Object.keys((await import(`./shared/contract/src/singletons/${name}.ts`)) as object),
    allowTypeImports: true,
    message: `Remotes get only what shared/contract/src/singletons/${name}.ts exports.`,
  })),
);

const sourcesIn = (folders: string, extension = '{ts,tsx}') => [folders, '**', `*.${extension}`].join('/');

export default defineConfig({
  ignorePatterns: ['/releases/', '/.cache/', '/.data/'],
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true, node: true },
  plugins: ['eslint', 'typescript', 'oxc', 'react', 'jsx-a11y'],
  jsPlugins: ['./shared/tooling/testing/lint/house-rules.mjs'],
  categories: { correctness: 'error' },
  rules: {
    eqeqeq: ['error', 'always'],
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
    'preserve-caught-error': 'error',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // The rule doesn't recognise the labels of design system components.
    'jsx-a11y/control-has-associated-label': 'off',
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'no-useless-constructor': 'error',
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        'kaagazz/no-style-attribute': 'error',
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/consistent-type-imports': 'error',
        'typescript/no-confusing-void-expression': [
          'error',
          { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
        ],
        'typescript/no-deprecated': 'error',
        'typescript/no-dynamic-delete': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-extraneous-class': 'error',
        'typescript/no-generated-empty-object-type': 'error',
        'typescript/no-invalid-void-type': 'error',
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, properties: false } }],
        'typescript/no-mixed-enums': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-non-null-asserted-nullish-coalescing': 'error',
        'typescript/no-non-null-assertion': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-unnecessary-boolean-literal-compare': 'error',
        'typescript/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'only-allowed-literals' }],
        'typescript/no-unnecessary-template-expression': 'error',
        'typescript/no-unnecessary-type-arguments': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unnecessary-type-conversion': 'error',
        'typescript/no-unnecessary-type-parameters': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        // Allow throwing a `Response`, because React Router uses `throw redirect()` for control
        // flow.
        'typescript/only-throw-error': ['error', { allow: ['Response'] }],
        'typescript/prefer-literal-enum-member': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/prefer-reduce-type-parameter': 'error',
        'typescript/prefer-return-this-type': 'error',
        'typescript/related-getter-setter-pairs': 'error',
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/unified-signatures': 'error',
        'typescript/use-unknown-in-catch-callback-variable': 'error',
      },
    },
    {
      files: [
        '**/*.tsx',
        sourcesIn('{mfe-*,shell,shared/contract,shared/design-system,shared/tooling/testing}/src', 'ts'),
      ],
      env: { browser: true },
      rules: {
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
        'jsx-a11y/label-has-associated-control': ['error', { assert: 'either', depth: 4 }],
      },
    },
    {
      files: [sourcesIn('{mfe-*,shared/design-system}/src')],
      // The rule doesn't apply to the staff app, which bundles its own copies of the restricted
      // packages.
      excludeFiles: [sourcesIn('mfe-desk')],
      rules: { 'no-restricted-imports': ['error', { paths: facades }] },
    },
    {
      files: ['shared/contract/src/lazy/lazy-section.ts'],
      // The rule wrongly reports a ref that is only passed to `createElement`.
      rules: { 'react/refs': 'off' },
    },
    {
      files: [sourcesIn('{mfe-*,shell}/src')],
      rules: { 'kaagazz/no-raw-colour': 'error' },
    },
    {
      files: [sourcesIn('{mfe-*,shell}/src')],
      rules: {
        'kaagazz/no-type-arguments-on-api-calls': 'error',
        'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      },
    },
    {
      files: [sourcesIn('shell/src/document')],
      // The `theme-color` meta tag can't use CSS variables.
      rules: { 'kaagazz/no-raw-colour': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}', sourcesIn('e2e', 'ts'), sourcesIn('shared/tooling/testing')],
      env: { jest: true },
      rules: {
        'kaagazz/no-raw-colour': 'off',
        'typescript/consistent-type-assertions': 'off',
        'typescript/no-non-null-assertion': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    {
      files: ['api/stand-ins/payment-gateway/browser/*.js'],
      env: { browser: true },
    },
    {
      files: ['**/*.{cjs,mjs,js}'],
      rules: { 'typescript/no-implied-eval': 'off', 'typescript/restrict-template-expressions': 'off' },
    },
  ],
});
