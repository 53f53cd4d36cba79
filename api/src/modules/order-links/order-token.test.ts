import { orderOfToken, orderToken, type TokenPurpose } from './order-token.ts';

const NUMBER = 'KGZ-2026-000123';
const REVIEW: TokenPurpose = { reviews: 'notebook' };

it.each<[string, TokenPurpose, readonly string[], TokenPurpose, string | undefined]>([
  ['is valid with the current secret', REVIEW, ['old'], REVIEW, NUMBER],
  ['is valid while its secret is rotated', REVIEW, ['new', 'old'], REVIEW, NUMBER],
  ['is invalid after the rotation', REVIEW, ['new'], REVIEW, undefined],
  ['is invalid for another product', REVIEW, ['old'], { reviews: 'pen' }, undefined],
  ['does not track the order', REVIEW, ['old'], 'tracking', undefined],
  ['tracks the order if it was made for tracking', 'tracking', ['old'], 'tracking', NUMBER],
  ['does not review a product if it was made for tracking', 'tracking', ['old'], REVIEW, undefined],
])('an order token %s', (_case, made, secrets, used, order) => {
  expect(orderOfToken(secrets, orderToken('old', NUMBER, made), used)).toBe(order);
});

it('an order token can’t be used for a different order', () => {
  const [, signature] = orderToken('old', NUMBER, 'tracking').split('.');

  expect(orderOfToken(['old'], `KGZ-2026-000124.${signature}`, 'tracking')).toBeUndefined();
});
