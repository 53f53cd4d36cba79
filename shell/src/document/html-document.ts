import type { Head, PreloadedImage } from '@kaagazz/contract';

import type { PageBoot } from '../page-boot.ts';
import { bootText } from './boot-of-page.ts';
import { bringFonts } from './bring-fonts.inline.ts';
import { attribute, text } from './escape.ts';
import { canonicalUrl, titleOf } from './head-tags.ts';
import { json } from './json.ts';
import { keepPlace } from './kept-place.inline.ts';
import { guardPage } from './page-guard.inline.ts';
import { searchAndShareTags } from './search-and-share-tags.ts';
import { startWhenPainted } from './start-when-painted.inline.ts';

interface HtmlDocument {
  head: Head;
  /** the site's own origin, for the canonical link */
  origin: string;
  nonce: string;
  boot: PageBoot;
  /** JSON of this view of the page, or what stands in its place until it is known */
  view: string;
  /** URLs of scripts that this page needs besides the shell's, in loading order */
  scripts: readonly string[];
  /** URLs of what the shell asks for first, besides scripts */
  lists: readonly string[];
  /** fonts that scripts bring: family, weights, URL */
  fonts: Parameters<typeof bringFonts>[0];
  /** the same as CSS, for pages without scripts */
  fontsWithoutScripts: string;
  icon: string;
  /** picture of pages that have none of their own, for other sites' previews */
  card: string;
  /** the site's own CSS, before any component's */
  globalCss: string;
  /** `<style>` elements, as styled-components wrote them */
  styles: string;
  /** the rendered site */
  body: string;
}

/** Their source: what runs before the shell's script stands in the document. */
const GUARD = copied(guardPage.toString());
const KEEP_PLACE = copied(keepPlace.toString());
const BRING_FONTS = copied(bringFonts.toString());
const START = copied(startWhenPainted.toString());

/**
 * A function's source is a piece of the bundle's, and that has letters of many scripts: two bytes for each. Among the parts of a page it makes the whole page
 * so, which takes a sixth of all the time that a page costs. As a text of its own it has one byte a letter.
 */
function copied(source: string): string {
  return Buffer.from(source).toString();
}

/** The whole page, as the browser gets it. */
export function htmlDocument({
  head,
  origin,
  nonce,
  boot,
  view,
  scripts,
  lists,
  fonts,
  fontsWithoutScripts,
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
    ...searchAndShareTags({ head, origin, nonce, card, icon }),
    // styled-components reads the nonce for the styles that it adds later
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<link rel="icon" href="${attribute(icon)}" type="image/svg+xml">`,
    ...(head.preloadImage ?? []).map(preloadedImage),
    `<style nonce="${nonce}">${globalCss}</style>`,
    `<noscript><style nonce="${nonce}">${fontsWithoutScripts}</style></noscript>`,
    styles.replaceAll('<style', `<style nonce="${nonce}"`),
    `<script nonce="${nonce}">globalThis.__KAAGAZZ__=${bootText(boot)};__KAAGAZZ__.view=${view};(${GUARD})();(${KEEP_PLACE})();(${BRING_FONTS})(${json(fonts)})</script>`,
    '</head><body>',
    `<div id="root">${body}</div>`,
    `<script nonce="${nonce}">(${START})(${json(boot.releases.shell?.entry ?? '')},${json(scripts)},${json(lists)})</script></body></html>`,
  ].join('');
}

function preloadedImage({ href, media, widths }: PreloadedImage): string {
  const source = widths
    ? `imagesrcset="${attribute(widths.srcSet)}" imagesizes="${attribute(widths.sizes)}" type="${attribute(widths.type)}"`
    : `href="${attribute(href)}"`;
  return `<link rel="preload" as="image" fetchpriority="high" ${source}${media ? ` media="${attribute(media)}"` : ''}>`;
}
