import { HtmlValidate } from 'html-validate';

import { OWN_PAGES, publicPages } from './support/pages.ts';
import { siteUrl } from './support/site.ts';

/** The rules of HTML as it stands, not of how somebody likes to write it. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // how React writes: `<!doctype html>`, `<br/>`, and no line breaks
    'doctype-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    // a label that both surrounds its field and names it is understood by more of the tools that people use
    'no-redundant-for': 'off',
    // the list of suggestions below the search field: nothing native does that
    'prefer-native-element': 'off',
    // browsers fill `tel-national` into phone fields, and these want the ten digits without the country's
    'valid-autocomplete': 'off',
    'no-inline-style': 'error',
  },
});

it('is valid on every page, as the server sends it', async () => {
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
