import { createContext, useContext, useEffect } from 'react';

import type { Absolute, StructuredData } from './structured-data.ts';

export interface Head {
  /** The shell adds the shop's name. Null on the home page. */
  title: string | null;
  /** One or two sentences for search engines. */
  description: string;
  /** Path, with the query only if it makes a different page. */
  canonical: string;
  /** HTTP status, 200 by default: 404 for something that doesn't exist, 503 without its data. */
  status?: 200 | 404 | 503;
  /** The largest picture of the first screen. */
  preloadImage?: PreloadedImage[];
  /** True for personal pages. */
  noIndex?: boolean;
  /** For link previews. Used only on the server. */
  share?: SharedAs | undefined;
  /** Used only on the server. Guard it with `__SERVER__`, so that browsers don't load it. */
  structuredData?: ((absolute: Absolute) => readonly StructuredData[]) | undefined;
  /** RSS feed of the page's list. Used only on the server. */
  feed?: { path: string; title: string } | undefined;
}

/** A picture that is loaded before the page's scripts. */
export interface PreloadedImage {
  href: string;
  media?: string;
  /** For a responsive photograph: `srcset`, `sizes` and the type to preload. */
  widths?: { srcSet: string; sizes: string; type: string };
}

export interface SharedAs {
  /** `website` by default. */
  type?: 'article' | 'product';
  /** Path or URL of a bitmap of 1200 by 630. The shop's own by default. */
  picture?: { href: string; alt: string };
}

export interface HeadSink {
  /** True on the server. Browsers report the head after rendering. */
  whileRendering: boolean;
  report(head: Head): void;
}

export const PageHeadContext = createContext<HeadSink>({ whileRendering: false, report: () => undefined });

/** Sets the document's head. Each page renders one; the last one counts. */
export function PageHead(head: Head): null {
  const sink = useContext(PageHeadContext);
  if (sink.whileRendering) sink.report(head);

  const { title, description, canonical, noIndex } = head;
  useEffect(() => {
    if (!sink.whileRendering) sink.report({ title, description, canonical, noIndex: noIndex ?? false });
  }, [sink, title, description, canonical, noIndex]);

  return null;
}
