/**
 * A section's data for search engines and feed readers. Bundled only for the server and stored with
 * the release. The sitemap includes routes without parameters automatically.
 */
export interface Discovery {
  /** Personal pages, which are excluded from crawling and from the sitemap. */
  personal?: readonly string[];
  /** Public pages that are excluded from the sitemap. */
  unlisted?: readonly string[];
  /** Pages of parameterised routes that are known at build time. */
  pages?: readonly ListedPage[];
  /** Pages of parameterised routes whose ids come from the api. */
  lists?: readonly PagesFromApi[];
  feeds?: readonly Feed[];
}

export interface ListedPage {
  path: string;
  /** ISO 8601 date or time. */
  lastModified?: string;
}

/**
 * A paginated api call. The `nextCursor` of each response is sent as the `cursor` of the next
 * request. It is null on the last page.
 */
export interface PagesFromApi {
  call: string;
  /** Response field that contains the list, such as `products`. */
  list: string;
  /**
   * Path of an entry's page, such as `/blog/:id`. The parameter can also be in the query string.
   */
  path: string;
  id: string;
  /** Field that contains the time of an entry's last change. */
  lastModified?: string;
}

export interface Feed {
  /** Ends in `/feed.xml`. */
  path: string;
  title: string;
  description: string;
  page: string;
  /** Articles known at build time, newest first. */
  items?: readonly FeedItem[];
  /**
   * Api call that returns articles, newest first, each with `id`, `title`, `excerpt`, `date`,
   * `category`, `author` and `html`.
   */
  from?: Omit<PagesFromApi, 'lastModified'>;
}

export interface FeedItem {
  path: string;
  title: string;
  summary: string;
  /** YYYY-MM-DD */
  date: string;
  category: string;
  /** The author's role, such as `The workshop`, not a person's name. */
  author: string;
  /** The article as HTML. Root-relative links are converted to absolute URLs. */
  content: string;
}
