import { createContext, useContext, useEffect } from 'react';

import type { Absolute, StructuredData } from './structured-data.ts';

export interface Head {
  /** Title of the page, to which the shell appends the shop's name. Null on the home page. */
  title: string | null;
  /** Summary for search engines, in one or two sentences. */
  description: string;
  /** Path of the page. Includes the query only if the query selects different content. */
  canonical: string;
  /**
   * HTTP status, 200 by default. Use 404 if the item doesn't exist and 503 if its data can't be
   * loaded.
   */
  status?: 200 | 404 | 503;
  /** The largest picture on the first screen. */
  preloadImage?: PreloadedImage[];
  /** Keeps the page out of search engines. Set it for personal pages. */
  noIndex?: boolean;
  /**
   * Data for link previews. Used only on the server. A page with `noIndex` has a link preview only
   * if this is set.
   */
  share?: SharedAs | undefined;
  structuredData?: ((absolute: Absolute) => readonly StructuredData[]) | undefined;
  /** RSS feed of the page's list. Used only on the server. */
  feed?: { path: string; title: string } | undefined;
}

/** A picture that loads before the page's scripts. */
export interface PreloadedImage {
  href: string;
  media?: string;
  /** `srcset`, `sizes` and MIME type of a responsive photograph. */
  widths?: { srcSet: string; sizes: string; type: string };
}

export interface SharedAs {
  /** Open Graph type. Defaults to `website`. */
  type?: 'article' | 'product';
  /** Path or URL of a 1200 × 630 px bitmap. Defaults to the shop's own picture. */
  picture?: { href: string; alt: string };
}

export interface HeadSink {
  /**
   * True on the server, where `report` is called during rendering. Browsers call it after
   * rendering.
   */
  whileRendering: boolean;
  report(head: Head): void;
}

export const PageHeadContext = createContext<HeadSink>({ whileRendering: false, report: () => undefined });

/** Sets the document's title and metadata. If a page renders several, the last one is used. */
export function PageHead(head: Head): null {
  const sink = useContext(PageHeadContext);
  if (sink.whileRendering) sink.report(head);

  const { title, description, canonical, noIndex } = head;
  useEffect(() => {
    if (!sink.whileRendering) sink.report({ title, description, canonical, noIndex: noIndex ?? false });
  }, [sink, title, description, canonical, noIndex]);

  return null;
}
