import { createContext, useContext, useEffect } from 'react';

import type { Absolute, StructuredData } from './structured-data.ts';

export interface Head {
  /** Title of the page, to which the shell appends the shop's name. Null on the home page. */
  title: string | null;
  /** One or two sentences for search engines. */
  description: string;
  /** Path of the page. Includes the query only if it selects different content. */
  canonical: string;
  /**
   * HTTP status, 200 by default. Use 404 if the item doesn't exist and 503 if its data can't be
   * loaded.
   */
  status?: 200 | 404 | 503;
  /** The largest picture on the first screen. */
  preloadImage?: PreloadedImage[];
  /** Keeps the page out of search engines. Set this for personal pages. */
  noIndex?: boolean;
  /**
   * Data for link previews. Used on the server only. A page with `noIndex` has no link preview
   * without it.
   */
  share?: SharedAs | undefined;
  structuredData?: ((absolute: Absolute) => readonly StructuredData[]) | undefined;
  /** The RSS feed of the list on this page. Used on the server only. */
  feed?: { path: string; title: string } | undefined;
}

/** A picture that starts to load before the page's scripts. */
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
   * True on the server, where `report` is called during rendering. In browsers, it is called after
   * rendering.
   */
  whileRendering: boolean;
  report(head: Head): void;
}

export const PageHeadContext = createContext<HeadSink>({ whileRendering: false, report: () => undefined });

/**
 * Sets the document's title and metadata. Render one per page. If there are several, the last one
 * is used.
 */
export function PageHead(head: Head): null {
  const sink = useContext(PageHeadContext);
  if (sink.whileRendering) sink.report(head);

  const { title, description, canonical, noIndex } = head;
  useEffect(() => {
    if (!sink.whileRendering) sink.report({ title, description, canonical, noIndex: noIndex ?? false });
  }, [sink, title, description, canonical, noIndex]);

  return null;
}
