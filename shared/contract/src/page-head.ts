import { createContext, useContext, useEffect } from 'react';

import type { Absolute, StructuredData } from './structured-data.ts';

export interface Head {
  /** without the shop's name, which the shell adds; `null` on the home page, whose title is the shop's own */
  title: string | null;
  /** one or two sentences for search engines */
  description: string;
  /** the documented form of the path (E16), query string only where it makes another page */
  canonical: string;
  /** HTTP status of the page, default 200: 404 where the thing asked for does not exist, 503 where data is away (E30) */
  status?: 200 | 404 | 503;
  /** image that is the largest thing on the first screen: fetched at once */
  preloadImage?: PreloadedImage[];
  /** keeps a shopper's own pages out of search engines */
  noIndex?: boolean;
  /** what other sites show where somebody shares the page; only the server writes it. Default: the shop's own picture */
  share?: SharedAs | undefined;
  /** what the page is in schema.org's words; only the server asks. Say it behind `__SERVER__`, and no browser loads it */
  structuredData?: ((absolute: Absolute) => readonly StructuredData[]) | undefined;
  /** an RSS feed of what the page lists; only the server names it */
  feed?: { path: string; title: string } | undefined;
}

/** A picture of the first screen, asked for before the page's scripts. */
export interface PreloadedImage {
  href: string;
  media?: string;
  /** of a photograph: all its widths, how wide it is shown, and the only type that is asked for early */
  widths?: { srcSet: string; sizes: string; type: string };
}

/** A page as another site's preview. */
export interface SharedAs {
  /** default: a page of a website */
  type?: 'article' | 'product';
  /** a raster picture of 1200 by 630, by path or URL */
  picture?: { href: string; alt: string };
}

export interface HeadSink {
  /** the server takes the head while it renders, the browser after the page is on screen */
  whileRendering: boolean;
  report(head: Head): void;
}

export const PageHeadContext = createContext<HeadSink>({ whileRendering: false, report: () => undefined });

/** What a page says of itself to browsers and search engines. Each page renders one; the last one rendered counts. */
export function PageHead(head: Head): null {
  const sink = useContext(PageHeadContext);
  if (sink.whileRendering) sink.report(head);

  const { title, description, canonical, noIndex } = head;
  useEffect(() => {
    if (!sink.whileRendering) sink.report({ title, description, canonical, noIndex: noIndex ?? false });
  }, [sink, title, description, canonical, noIndex]);

  return null;
}
