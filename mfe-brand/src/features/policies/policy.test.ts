import type { PolicyBlock } from '@kaagazz/api-schema';
import { POLICY_PLACEHOLDERS } from '@kaagazz/domain/content';
import { DEFAULT_SETTINGS } from '@kaagazz/domain/default-settings';

import { fillPlaceholders } from './policy.ts';

const KNOWN = {
  legalName: 'Kaagazz Private Limited',
  address: '4 Workshop Lane, Delhi, India',
  phone: '+91 98765 43210',
  email: 'hello@shop.example',
  grievanceOfficer: 'Meera Joshi',
  gstin: '07AAAAA0000A1Z5',
};

const policyOf = (...blocks: PolicyBlock[]) => [{ id: 'who', title: 'Who', blocks }];

const blocksOf = (policy: ReturnType<typeof policyOf>, company: typeof KNOWN) =>
  fillPlaceholders(policy, { ...DEFAULT_SETTINGS, company })[0]?.blocks;

describe('the company details in a policy', () => {
  const who = policyOf('It is run by {legalName}, {address}. Its GSTIN is {gstin}. Prices include taxes.', {
    terms: [
      { term: 'E-mail', text: '{email}' },
      { term: 'Phone', text: '{phone}' },
    ],
  });

  it('inserts the company details into a policy', () => {
    expect(blocksOf(who, KNOWN)).toEqual([
      'It is run by Kaagazz Private Limited, 4 Workshop Lane, Delhi, India. Its GSTIN is 07AAAAA0000A1Z5. Prices include taxes.',
      {
        terms: [
          { term: 'E-mail', text: 'hello@shop.example' },
          { term: 'Phone', text: '+91 98765 43210' },
        ],
      },
    ]);
  });

  it('removes the sentences of a policy that refer to a missing company detail', () => {
    const unknown = { ...KNOWN, address: '', gstin: '', phone: '' };

    expect(blocksOf(who, unknown)).toEqual([
      'Prices include taxes.',
      { terms: [{ term: 'E-mail', text: 'hello@shop.example' }] },
    ]);
  });

  it('removes a paragraph of a policy if its only sentence refers to a missing company detail', () => {
    expect(blocksOf(policyOf('Call {phone}.'), { ...KNOWN, phone: '' })).toEqual([]);
  });

  it.each(POLICY_PLACEHOLDERS)('the placeholder {%s} in a policy is replaced with a value', (name) => {
    expect(blocksOf(policyOf(`It is {${name}}.`), KNOWN)).toEqual([expect.not.stringContaining('{')]);
  });
});
