import { HtmlValidate } from 'html-validate';

import { OWN_PAGES, publicPages } from './support/pages.ts';
import { siteUrl } from './support/site.ts';

/** Checks the HTML standard, but no rules of style. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes `<!doctype html>` in lower case.
    'doctype-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    // A label that both wraps its field and refers to it works with more screen readers.
    'no-redundant-for': 'off',
    // No native element can show the search suggestions.
    'prefer-native-element': 'off',
    // Browsers fill in `tel-national` without the country code.
    'valid-autocomplete': 'off',
    'no-inline-style': 'error',
  },
});

it('every page that the server sends is valid HTML', async () => {
  const wrong: string[] = [];
  for (const path of [...(await publicPages()).map((page) => page.path), ...OWN_PAGES, '/no/such/page']) {
    const html = await (await fetch(siteUrl() + path)).text();
    const { results } = await validator.validateString(html, path);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      wrong.push(`${path} ${ruleId}: ${message} (${selector ?? 'no element'})`);
    }
  }

  expect(wrong).toEqual([]);
});
