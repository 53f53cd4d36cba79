import type { Head, PreloadedImage } from '@kaagazz/contract';

import type { PageBoot } from '../page-boot.ts';
import { attribute, text } from './escape.ts';
import { canonicalUrl, titleOf } from './head-tags.ts';
import { json } from './json.ts';
import { loadFonts } from './load-fonts.inline.ts';
import { guardPage } from './page-guard.inline.ts';
import { restoreHeight } from './restore-height.inline.ts';
import { searchAndShareTags } from './search-and-share-tags.ts';
import { startWhenPainted } from './start-when-painted.inline.ts';

interface HtmlDocument {
  head: Head;
  origin: string;
  nonce: string;
  boot: PageBoot;
  view: string;
  scripts: readonly string[];
  prefetched: readonly string[];
  fonts: Parameters<typeof loadFonts>[0];
  fontsCss: string;
  icon: string;
  card: string;
  globalCss: string;
  styles: string;
  body: string;
}

const GUARD = sourceOf(guardPage);
const RESTORE_HEIGHT = sourceOf(restoreHeight);
const LOAD_FONTS = sourceOf(loadFonts);
const START = sourceOf(startWhenPainted);

function sourceOf(inline: (...args: never[]) => void): string {
  // Make a copy that V8 stores with one byte per character, because sending such a string is
  // faster.
  return Buffer.from(inline.toString()).toString();
}

export function htmlDocument({
  head,
  origin,
  nonce,
  boot,
  view,
  scripts,
  prefetched,
  fonts,
  fontsCss,
  icon,
  card,
  globalCss,
  styles,
  body,
}: HtmlDocument): string {
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${text(titleOf(head))}</title>`,
    `<meta name="description" content="${attribute(head.description)}">`,
    `<link rel="canonical" href="${attribute(canonicalUrl(head, origin))}">`,
    `<meta name="robots" content="${head.noIndex ? 'noindex' : 'index, follow'}">`,
    '<meta name="theme-color" content="#f6efe2">',
    ...searchAndShareTags({ head, origin, nonce, card, icon, settings: boot.settings }),
    // styled-components reads the nonce from this tag.
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<link rel="icon" href="${attribute(icon)}" type="image/svg+xml">`,
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    ...(head.preloadImage ?? []).map(preloadLink),
    `<style nonce="${nonce}">${globalCss}</style>`,
    `<noscript><style nonce="${nonce}">${fontsCss}</style></noscript>`,
    styles.replaceAll('<style', `<style nonce="${nonce}"`),
    `<script nonce="${nonce}">globalThis.__KAAGAZZ__=${json(boot)};__KAAGAZZ__.view=${view};(${GUARD})();(${RESTORE_HEIGHT})();(${LOAD_FONTS})(${json(fonts)})</script>`,
    '</head><body>',
    `<div id="root">${body}</div>`,
    `<script nonce="${nonce}">(${START})(${json(boot.releases.shell?.entry ?? '')},${json(scripts)},${json(prefetched)})</script></body></html>`,
  ].join('');
}

function preloadLink({ href, media, widths }: PreloadedImage): string {
  const source = widths
    ? `imagesrcset="${attribute(widths.srcSet)}" imagesizes="${attribute(widths.sizes)}" type="${attribute(widths.type)}"`
    : `href="${attribute(href)}"`;
  return `<link rel="preload" as="image" fetchpriority="high" ${source}${media ? ` media="${attribute(media)}"` : ''}>`;
}
