import { HtmlValidate } from 'html-validate';

import { OWN_PAGES, publicPages } from './support/pages.ts';
import { siteUrl } from './support/site.ts';

/** The rules of the HTML standard without rules of style. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes `<!doctype html>` and `<br/>`.
    'doctype-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    // More assistive tools understand a label that both wraps its field and refers to it.
    'no-redundant-for': 'off',
    // The list of search suggestions has no native element.
    'prefer-native-element': 'off',
    // Browsers fill in `tel-national` without the country code.
    'valid-autocomplete': 'off',
    'no-inline-style': 'error',
  },
});

it('is valid on every page that the server sends', async () => {
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
