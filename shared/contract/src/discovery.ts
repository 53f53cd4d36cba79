/**
 * A section's data for search engines and feed readers. Bundled for the server only, and stored
 * with the release. Routes without parameters are listed in the sitemap automatically.
 */
export interface Discovery {
  /** Personal pages, which are neither crawled nor listed in the sitemap. */
  personal?: readonly string[];
  /** Public pages that are left out of the sitemap. */
  unlisted?: readonly string[];
  /** Pages whose path has a parameter and that are known at build time. */
  pages?: readonly ListedPage[];
  /** Pages whose ids come from the api. */
  lists?: readonly PagesFromApi[];
  feeds?: readonly Feed[];
}

export interface ListedPage {
  path: string;
  /** ISO 8601 date or time. */
  lastModified?: string;
}

/**
 * A paginated api call. Each response contains `nextCursor`, which is sent as `cursor` with the
 * next request and is null on the last page.
 */
export interface PagesFromApi {
  call: string;
  /** Response field that contains the list, such as `products`. */
  list: string;
  /**
   * Path of an entry's page, such as `/blog/:id`. The entry's id replaces the parameter, which may
   * also be in the query string.
   */
  path: string;
  /** Field that contains an entry's id, such as `_id`. */
  id: string;
  /** Field that contains the time of an entry's last change. */
  lastModified?: string;
}

/** An RSS feed of articles. */
export interface Feed {
  /** Ends in `/feed.xml`. */
  path: string;
  title: string;
  description: string;
  page: string;
  /** The articles known at build time, newest first. */
  items?: readonly FeedItem[];
  /**
   * The api call that returns the articles, newest first. Each article has `id`, `title`,
   * `excerpt`, `date`, `category`, `author` and `html`.
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
