import type { Discovery } from '@kaagazz/releases';

import { escapeXml } from './sitemap-xml.ts';

type Feed = Discovery['feeds'][number];

export function rssOf({ path, title, description, page, items }: Feed, origin: string): string {
  const [newest] = items;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', origin + page),
    `<atom:link href="${escapeXml(origin + path)}" rel="self" type="application/rss+xml"/>`,
    element('description', description),
    element('language', 'en-IN'),
    ...(newest ? [element('lastBuildDate', inRfc822(newest.date))] : []),
    ...items.map((item) => itemOf(item, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemOf(
  { path, title, summary, date, category, author, content }: Feed['items'][number],
  origin: string,
): string {
  return [
    '<item>',
    element('title', title),
    element('link', origin + path),
    element('guid', origin + path),
    element('pubDate', inRfc822(date)),
    element('dc:creator', author),
    element('category', category),
    element('description', summary),
    element('content:encoded', content.replaceAll(/(href|src)="\/(?!\/)/g, `$1="${origin}/`)),
    '</item>',
  ].join('\n');
}

function element(name: string, words: string): string {
  return `<${name}>${escapeXml(words)}</${name}>`;
}

function inRfc822(date: string): string {
  return new Date(`${date}T00:00:00Z`).toUTCString();
}
