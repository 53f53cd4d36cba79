/** Data for search engines and feed readers. Bundled only for the server. */
export interface Discovery {
  personal?: readonly string[];
  unlisted?: readonly string[];
  pages?: readonly ListedPage[];
  lists?: readonly PagesFromApi[];
  feeds?: readonly Feed[];
}

export interface ListedPage {
  path: string;
  lastModified?: string;
}

export interface PagesFromApi {
  call: string;
  list: string;
  path: string;
  id: string;
  lastModified?: string;
}

export interface Feed {
  /** Ends in `/feed.xml`. */
  path: string;
  title: string;
  description: string;
  page: string;
  items?: readonly FeedItem[];
  from?: Omit<PagesFromApi, 'lastModified'>;
}

export interface FeedItem {
  path: string;
  title: string;
  summary: string;
  /** YYYY-MM-DD */
  date: string;
  category: string;
  author: string;
  /** HTML of the entry. Root-relative links are converted to absolute URLs. */
  content: string;
}
