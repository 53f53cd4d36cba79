/** Where readers follow the blog with a program of their own. */
export const BLOG_FEED = { path: '/blog/feed.xml', title: 'Stories from the vat: the blog of Kaagazz' } as const;
