import { createContext, useContext, useEffect } from 'react';

import type { Absolute, StructuredData } from './structured-data.ts';

export interface Head {
  title: string | null;
  description: string;
  /** Canonical path of the page. Includes the query only if the content depends on it. */
  canonical: string;
  /** Use 404 if the item doesn't exist and 503 if its data can't be loaded. Defaults to 200. */
  status?: 200 | 404 | 503;
  preloadImage?: PreloadedImage[];
  noIndex?: boolean;
  share?: SharedAs | undefined;
  structuredData?: ((absolute: Absolute) => readonly StructuredData[]) | undefined;
  feed?: { path: string; title: string } | undefined;
}

export interface PreloadedImage {
  href: string;
  media?: string;
  widths?: { srcSet: string; sizes: string; type: string };
}

export interface SharedAs {
  type?: 'article' | 'product';
  /** Path or URL of a 1200 × 630 px raster image. If omitted, the shop's own picture is used. */
  picture?: { href: string; alt: string };
}

export interface HeadSink {
  whileRendering: boolean;
  report(head: Head): void;
}

export const PageHeadContext = createContext<HeadSink>({ whileRendering: false, report: () => undefined });

/** Sets the document's title and metadata. The last `PageHead` on a page takes precedence. */
export function PageHead(head: Head): null {
  const sink = useContext(PageHeadContext);
  if (sink.whileRendering) sink.report(head);

  const { title, description, canonical, noIndex } = head;
  useEffect(() => {
    if (!sink.whileRendering) sink.report({ title, description, canonical, noIndex: noIndex ?? false });
  }, [sink, title, description, canonical, noIndex]);

  return null;
}
