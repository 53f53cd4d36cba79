import type { Absolute, Head } from '@kaagazz/contract';
import { COMPANY } from '@kaagazz/domain';

import { attribute } from './escape.ts';
import { canonicalUrl, titleOf } from './head-tags.ts';
import { json } from './json.ts';
import { siteData } from './site-data.ts';

interface Tagged {
  head: Head;
  /** the site's own origin */
  origin: string;
  nonce: string;
  /** path of the picture of pages that have none of their own: a PNG of 1200 by 630 */
  card: string;
  /** path of the shop's mark */
  icon: string;
}

const CARD_ALT = 'Cloth, straw and flowers come to the workshop on a handcart';

/**
 * What a page says to sites that link to it and to search engines. Browsers have no use for it: only the server writes it, and nothing keeps it in step
 * afterwards.
 */
export function searchAndShareTags({ head, origin, nonce, card, icon }: Tagged): string[] {
  const absolute: Absolute = (path) => new URL(path, origin).href;
  const isHome = head.canonical === '/' && head.title === null;
  const data = [...(isHome ? siteData(absolute, icon) : []), ...(head.structuredData?.(absolute) ?? [])];
  return [
    ...(head.feed
      ? [
          `<link rel="alternate" type="application/rss+xml" title="${attribute(head.feed.title)}" href="${attribute(head.feed.path)}">`,
        ]
      : []),
    ...(head.noIndex ? [] : previewTags(head, origin, absolute(card), absolute)),
    // Data, not code: nothing runs it. The nonce is for policies that ask every script element for one.
    ...data.map((each) => `<script type="application/ld+json" nonce="${nonce}">${json(each)}</script>`),
  ];
}

/** Open Graph, and the little that its readers want beyond it. */
function previewTags(head: Head, origin: string, card: string, absolute: Absolute): string[] {
  const { type = 'website', picture } = head.share ?? {};
  const image = picture ? { ...picture, href: absolute(picture.href) } : { href: card, alt: CARD_ALT };
  const properties = {
    'og:site_name': COMPANY.name,
    'og:locale': 'en_IN',
    'og:type': type,
    'og:title': head.title ?? titleOf(head),
    'og:description': head.description,
    'og:url': canonicalUrl(head, origin),
    'og:image': image.href,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': image.alt,
  };
  return [
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${attribute(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
