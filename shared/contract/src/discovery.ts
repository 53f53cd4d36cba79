/**
 * A section's information for search engines and feed readers, only in the server's bundle. It
 * becomes part of the release. Paths without a parameter are listed automatically.
 */
export interface Discovery {
  /** Paths of personal pages, which are neither listed nor crawled. */
  personal?: readonly string[];
  /** Paths of public pages that are not listed. */
  unlisted?: readonly string[];
  /** Pages with a parameter that are known at build time. */
  pages?: readonly ListedPage[];
  /** Pages that the api lists. */
  lists?: readonly PagesFromApi[];
  feeds?: readonly Feed[];
}

export interface ListedPage {
  path: string;
  /** ISO 8601 date or time. */
  lastModified?: string;
}

/**
 * A paginated call: its response contains `nextCursor`, to be sent as `cursor`, null at the end.
 */
export interface PagesFromApi {
  /** Path below `/api`, with the query: `/product/list?limit=100`. */
  call: string;
  /** Field of the response with the list: `products`. */
  list: string;
  /** Path with one parameter, which is replaced by the entry's `id` field. */
  path: string;
  /** Field of an entry: `_id`. */
  id: string;
  /** Field of an entry with the time of its last change. */
  lastModified?: string;
}

/** An RSS feed of articles. */
export interface Feed {
  /** `/<word>/feed.xml` */
  path: string;
  title: string;
  description: string;
  /** Path of the page that lists the same articles. */
  page: string;
  /** Newest first. */
  items: readonly FeedItem[];
}

export interface FeedItem {
  path: string;
  title: string;
  summary: string;
  /** YYYY-MM-DD */
  date: string;
  category: string;
  /** A role, not a name. */
  author: string;
  /** HTML. Links that start with a slash are made absolute. */
  content: string;
}
