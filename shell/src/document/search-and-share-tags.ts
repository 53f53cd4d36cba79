import type { Absolute, Head, SiteSettings } from '@kaagazz/contract';
import { COMPANY } from '@kaagazz/domain';

import { attribute } from './escape.ts';
import { canonicalUrl, titleOf } from './head-tags.ts';
import { json } from './json.ts';
import { siteData } from './site-data.ts';

interface TaggedPage {
  head: Head;
  origin: string;
  nonce: string;
  card: string;
  icon: string;
  settings: SiteSettings;
}

const CARD_ALT = 'Cloth, straw and flowers come to the workshop on a handcart';

export function searchAndShareTags({ head, origin, nonce, card, icon, settings }: TaggedPage): string[] {
  const absolute: Absolute = (path) => new URL(path, origin).href;
  const isHome = head.canonical === '/' && head.title === null;
  const data = [...(isHome ? siteData(absolute, icon, settings) : []), ...(head.structuredData?.(absolute) ?? [])];
  return [
    ...(head.feed
      ? [
          `<link rel="alternate" type="application/rss+xml" title="${attribute(head.feed.title)}" href="${attribute(head.feed.path)}">`,
        ]
      : []),
    ...(head.noIndex && !head.share ? [] : previewTags(head, origin, absolute(card), absolute)),
    ...data.map((each) => `<script type="application/ld+json" nonce="${nonce}">${json(each)}</script>`),
  ];
}

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
