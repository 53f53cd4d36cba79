import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** A `style` attribute in server-rendered HTML is blocked by the site's CSP: the page would flash or stay bare. */
const noStyleAttribute = {
  selector: "JSXAttribute[name.name='style']",
  message: 'The CSP blocks style attributes in server-rendered HTML: write a styled component.',
};

/** Colours come from the design system's tokens, so that a change of palette is one change. */
const noRawColour = [
  {
    selector: 'Literal[value=/#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b/i]',
    message: 'Take colours from the tokens of @kaagazz/design-system.',
  },
  {
    selector: 'TemplateElement[value.raw=/#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b/i]',
    message: 'Take colours from the tokens of @kaagazz/design-system.',
  },
];

export default tseslint.config(
  { ignores: ['releases/', '.cache/', '.data/', '**/node_modules/', '**/*.svg'] },
  {
    // No suppressions: a rule that is wrong for the project is changed here, where everybody sees it.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.node } },
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Numbers read well inside a template; objects and undefined do not.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // A handler that only starts something reads best as one arrow.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // React and fastify take async handlers; what they do on failure is theirs to show.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      // `_request` says: the signature needs it, the body doesn't.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
      // fastify's and jest's async signatures hold even where today's body awaits nothing.
      '@typescript-eslint/require-await': 'off',
      // React Router and node:test style `throw redirect()` / `throw new Response()` are control flow of the framework.
      '@typescript-eslint/only-throw-error': ['error', { allow: ['Response'] }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      eqeqeq: ['error', 'always'],
      'no-restricted-syntax': ['error', noStyleAttribute],
    },
  },
  {
    files: ['**/*.tsx', '{mfe-*,shell,shared/contract,shared/design-system,shared/testing}/src/**/*.ts'],
    // Tests define hardly a component, and the compiler's rules take a fifth of all the time.
    ignores: ['**/*.test.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      // Labels wrap or point at their field by id; the design system's own fields are known here.
      'jsx-a11y/label-has-associated-control': ['error', { assert: 'either', depth: 4 }],
    },
  },
  {
    files: ['{mfe-*,shell}/src/**/*.{ts,tsx}'],
    // A document's `theme-color` is read before there is any CSS.
    ignores: ['**/*.test.{ts,tsx}', 'shell/src/document/**'],
    rules: { 'no-restricted-syntax': ['error', noStyleAttribute, ...noRawColour] },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts', 'shared/testing/**/*.{ts,tsx}'],
    languageOptions: { globals: { ...globals.jest } },
    rules: {
      // A test asserts presence by using the thing; jest's matchers are not all bound.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // Asks for the type of every word, a fifth of all the time; what is out of date is called by the tested code, too.
      '@typescript-eslint/no-deprecated': 'off',
    },
  },
  {
    // The stand-in gateway's checkout script and window run in the shopper's browser as they are.
    files: ['api/stand-ins/**/browser/*.js'],
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    files: ['**/*.{cjs,mjs,js}'],
    rules: { eqeqeq: ['error', 'always'] },
  },
);
