import { pageName } from './content-kinds.ts';

it('returns the name of the page or email in which an entry appears', () => {
  expect(pageName({ kind: 'email', slug: 'partner-receipt' })).toBe('Partner receipt');
  expect(pageName({ kind: 'text', slug: 'home-hero' })).toBe('Home: banner');
  expect(pageName({ kind: 'text', slug: 'all-community' })).toBe('All pages: community');
  expect(pageName({ kind: 'post', slug: 'banana-paper' })).toBe('/blog/banana-paper');
});
