import { createContext, useContext, useEffect } from 'react';

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
  preloadImage?: { href: string; media?: string }[];
  /** keeps a shopper's own pages out of search engines */
  noIndex?: boolean;
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
