import { orderOfToken, reviewToken } from './review-token.ts';

const TOKEN = reviewToken('old', 'KGZ-2026-000123', 'notebook');

it.each([
  [['new', 'old'], 'notebook', 'KGZ-2026-000123'],
  [['new'], 'notebook', undefined],
  [['new', 'old'], 'pen', undefined],
])('with the secrets %j, a token for a notebook reviews the %s of order %s', (secrets, product, order) => {
  expect(orderOfToken(secrets, TOKEN, product)).toBe(order);
});
