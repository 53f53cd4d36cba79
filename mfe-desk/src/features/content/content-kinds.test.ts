import { pageName } from './content-kinds.ts';

it('the content list names emails by their kind, because several emails have the same subject', () => {
  expect(pageName({ kind: 'email', slug: 'partner-receipt' })).toBe('Partner receipt');
  expect(pageName({ kind: 'text', slug: 'home-hero' })).toBe('Home: banner');
  expect(pageName({ kind: 'text', slug: 'all-community' })).toBe('All pages: community');
  expect(pageName({ kind: 'post', slug: 'banana-paper' })).toBe('/blog/banana-paper');
});
