import { HtmlValidate } from 'html-validate';

import { OWN_PAGES, publicPages } from './support/pages.ts';
import { siteUrl } from './support/site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React renders `<!doctype html>` in lower case.
    'doctype-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    // Allow labels that both wrap a field and refer to its id.
    'no-redundant-for': 'off',
    // Allow ARIA roles for search suggestions.
    'prefer-native-element': 'off',
    // Allow `tel-national`, which makes browsers fill in the number without the country code.
    'valid-autocomplete': 'off',
    'no-inline-style': 'error',
  },
});

const everyPath = async () => [...(await publicPages()).map(({ path }) => path), ...OWN_PAGES, '/no/such/page'];
const htmlOf = async (path: string) => (await fetch(siteUrl() + path)).text();

it('every page that the server sends is valid HTML', async () => {
  const wrong: string[] = [];
  for (const path of await everyPath()) {
    const { results } = await validator.validateString(await htmlOf(path), path);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      wrong.push(`${path} ${ruleId}: ${message} (${selector ?? 'no element'})`);
    }
  }

  expect(wrong).toEqual([]);
});

it('no page shows a placeholder for a company detail', async () => {
  const shown: string[] = [];
  for (const path of await everyPath()) {
    const text = (await htmlOf(path)).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
    shown.push(...[...text.matchAll(/\[[^\]<>]+\]|0{5} ?0{5}/g)].map(([placeholder]) => `${path}: ${placeholder}`));
  }

  expect(shown).toEqual([]);
});
