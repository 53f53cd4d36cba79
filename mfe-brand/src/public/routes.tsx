import { preloadQuery } from '@kaagazz/contract';
import type { RemoteFace } from '@kaagazz/contract';
import { page } from '@kaagazz/contract/page';

import { brandApi } from '../api.ts';
import { catalogueApi } from '../catalogue/catalogue.api.ts';
import { contentApi, wanted } from '../content/content.api.ts';
import type { Page } from '../content/content.api.ts';
import { topPicksApi } from '../features/best-picks/top-picks.api.ts';
import { blogPath, paths } from '../paths.ts';
import { discovery } from './discovery.ts';

const ONCE = { subscribe: false };
const { content, policy, post } = contentApi.endpoints;

const searchOf = ({ request }: { request: Request }) => new URL(request.url).searchParams;
const contentOf = (page: Page, args: { request: Request }) => content.initiate(wanted(page, searchOf(args)), ONCE);
const policyOf = (slug: string, args: { request: Request }) => policy.initiate(wanted(slug, searchOf(args)), ONCE);
const { productsIn } = catalogueApi.endpoints;

const face: RemoteFace = {
  contract: 1,
  version: __APP_VERSION__,
  api: brandApi,
  discovery: __SERVER__ ? discovery : undefined,
  routes: [
    {
      id: 'brand.home',
      path: paths.home,
      handle: { chunk: 'home-page' },
      loader: (args) =>
        preloadQuery(
          args,
          topPicksApi.endpoints.topPicks.initiate(undefined, ONCE),
          contentOf('home', args),
          productsIn.initiate('paper', ONCE),
        ),
      lazy: page(() => import(/* webpackChunkName: "home-page" */ '../pages/home-page.tsx'), 'HomePage'),
    },
    {
      id: 'brand.sustainability',
      path: paths.sustainability,
      handle: { chunk: ['sustainability-page', 'sustainability-story'], menu: 'Sustainability' },
      loader: (args) => preloadQuery(args, contentOf('sustainability', args)),
      lazy: page(
        () => import(/* webpackChunkName: "sustainability-page" */ '../pages/sustainability-page.tsx'),
        'SustainabilityPage',
      ),
    },
    {
      id: 'brand.community',
      path: paths.community,
      handle: { chunk: 'community-page', menu: 'Community', ownDocument: { frames: ['https://www.instagram.com'] } },
      loader: (args) => preloadQuery(args, contentOf('community', args)),
      lazy: page(() => import(/* webpackChunkName: "community-page" */ '../pages/community-page.tsx'), 'CommunityPage'),
    },
    {
      id: 'brand.chitrayan',
      path: paths.chitrayan,
      handle: { chunk: 'chitrayan-page', menu: 'Chitrayan' },
      loader: (args) => preloadQuery(args, productsIn.initiate('chitrayan', ONCE), contentOf('chitrayan', args)),
      lazy: page(() => import(/* webpackChunkName: "chitrayan-page" */ '../pages/chitrayan-page.tsx'), 'ChitrayanPage'),
    },
    {
      id: 'brand.blogs',
      path: paths.blogs,
      handle: { chunk: 'blogs-page' },
      loader: (args) => preloadQuery(args, contentOf('blogs', args)),
      lazy: page(() => import(/* webpackChunkName: "blogs-page" */ '../pages/blogs-page.tsx'), 'BlogsPage'),
    },
    {
      id: 'brand.blog',
      path: paths.blog,
      handle: { chunk: 'blog-page', example: blogPath('what-tree-free-paper-is') },
      loader: (args) => preloadQuery(args, post.initiate(wanted(args.params.id ?? '', searchOf(args)), ONCE)),
      lazy: page(() => import(/* webpackChunkName: "blog-page" */ '../pages/blog-page.tsx'), 'BlogPage'),
    },
    {
      id: 'brand.about',
      path: paths.about,
      handle: { chunk: 'about-page' },
      lazy: page(() => import(/* webpackChunkName: "about-page" */ '../pages/about-page.tsx'), 'AboutPage'),
    },
    {
      id: 'brand.contact',
      path: paths.contact,
      handle: { chunk: 'contact-page' },
      lazy: page(() => import(/* webpackChunkName: "contact-page" */ '../pages/contact-page.tsx'), 'ContactPage'),
    },
    {
      id: 'brand.partner',
      path: paths.partner,
      handle: { chunk: 'partner-page' },
      lazy: page(() => import(/* webpackChunkName: "partner-page" */ '../pages/partner-page.tsx'), 'PartnerPage'),
    },
    {
      id: 'brand.newsletter',
      path: paths.newsletter,
      handle: { chunk: 'newsletter-page', menu: 'Newsletter' },
      lazy: page(
        () => import(/* webpackChunkName: "newsletter-page" */ '../pages/newsletter-page.tsx'),
        'NewsletterPage',
      ),
    },
    {
      id: 'brand.privacy',
      path: paths.privacy,
      handle: { chunk: 'privacy-policy-page', menu: 'Privacy Policy' },
      loader: (args) => preloadQuery(args, policyOf('privacy-policy', args)),
      lazy: page(
        () => import(/* webpackChunkName: "privacy-policy-page" */ '../pages/privacy-policy-page.tsx'),
        'PrivacyPolicyPage',
      ),
    },
    {
      id: 'brand.terms',
      path: paths.terms,
      handle: { chunk: 'terms-of-service-page', menu: 'Terms of Service' },
      loader: (args) => preloadQuery(args, policyOf('terms-of-service', args)),
      lazy: page(
        () => import(/* webpackChunkName: "terms-of-service-page" */ '../pages/terms-of-service-page.tsx'),
        'TermsOfServicePage',
      ),
    },
  ],
};

export default face;
