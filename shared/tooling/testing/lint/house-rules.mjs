/**
 * Lint rules for this repository, written in ESLint's plugin format and run by oxlint.
 * @see https://oxc.rs/docs/guide/usage/linter/writing-js-plugins
 */

const RAW_COLOUR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i;

/**
 * Forbids style attributes, because the content security policy blocks them in server-rendered
 * HTML.
 */
const noStyleAttribute = {
  create: (context) => ({
    JSXAttribute(node) {
      if (node.name.name !== 'style') return;
      const message = 'The CSP blocks style attributes in server-rendered HTML. Use a styled component instead.';
      context.report({ node, message });
    },
  }),
};

const noRawColour = {
  create(context) {
    const check = (node, text) => {
      if (!RAW_COLOUR.test(text)) return;
      context.report({ node, message: 'Use a colour token from @kaagazz/design-system instead of a raw colour.' });
    };
    return {
      Literal: (node) => check(node, String(node.value)),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

const API_CALLS = new Set(['endpoint', 'callOperation', 'requestTo', 'callApi']);
const ENDPOINT_BUILDERS = new Set(['query', 'mutation', 'infiniteQuery']);

/**
 * Forbids type arguments on api calls, because they would override the types of
 * `@kaagazz/api-schema`.
 */
const noTypeArgumentsOnApiCalls = {
  create: (context) => ({
    CallExpression(node) {
      if (!node.typeArguments) return;
      const { callee } = node;
      const buildsEndpoint =
        callee.type === 'MemberExpression' &&
        callee.object.name === 'build' &&
        ENDPOINT_BUILDERS.has(callee.property.name);
      if (!buildsEndpoint && !API_CALLS.has(callee.name)) return;
      const message = 'Let @kaagazz/api-schema type this call: write `endpoint(...)` without type arguments.';
      context.report({ node, message });
    },
  }),
};

export default {
  meta: { name: 'kaagazz' },
  rules: {
    'no-style-attribute': noStyleAttribute,
    'no-raw-colour': noRawColour,
    'no-type-arguments-on-api-calls': noTypeArgumentsOnApiCalls,
  },
};
