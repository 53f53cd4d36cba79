import { policyMistake, readPolicy } from './policy-text.ts';

it('parses a policy into sections of paragraphs, lists and definitions', () => {
  const body = [
    '## Who we are',
    'We are a shop,',
    'run in {city}.',
    '',
    '- one thing',
    '- another',
    '## Who we are',
    '',
    '**Phone** Call {phone}.',
    '**Post**',
  ].join('\n');

  expect(readPolicy(body)).toEqual([
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: ['We are a shop, run in {city}.', { items: ['one thing', 'another'] }],
    },
    {
      id: 'who-we-are-2',
      title: 'Who we are',
      blocks: [
        {
          terms: [
            { term: 'Phone', text: 'Call {phone}.' },
            { term: 'Post', text: '' },
          ],
        },
      ],
    },
  ]);
});

it.each([
  ['## Who\n\nWrite to {emial}.', 'There is no placeholder {emial}.'],
  ['We are a shop.', 'Start the text with a heading'],
])('the policy text %j is rejected with “%s”', (body, message) => {
  expect(policyMistake(body)).toContain(message);
});
