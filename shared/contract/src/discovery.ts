/**
 * What search engines and feed readers are told of a section. Only the server's bundle has it (`__SERVER__`): its release says it, and the shell gathers
 * it from the stable releases. Every path of the face without a parameter is listed by itself.
 */
export interface Discovery {
  /** paths of the face that belong to one shopper: neither listed nor visited by search engines */
  personal?: readonly string[];
  /** paths of the face that are not listed, though anybody may read them */
  unlisted?: readonly string[];
  /** pages of paths with a parameter, where they are known when the release is built */
  pages?: readonly ListedPage[];
  /** pages that the api knows of */
  lists?: readonly PagesFromApi[];
  feeds?: readonly Feed[];
}

export interface ListedPage {
  path: string;
  /** YYYY-MM-DD, or an instant in ISO 8601 */
  lastModified?: string;
}

/** A call that answers page by page: a list under one name, and `nextCursor` to be sent as `cursor`, `null` at the end. */
export interface PagesFromApi {
  /** below `/api`, query string included: `/product/list?limit=100` */
  call: string;
  /** name of the list in the answer: `products` */
  list: string;
  /** path of the face with one parameter, which the entry's `id` fills */
  path: string;
  /** name of the entry's field that stands for the parameter: `_id` */
  id: string;
  /** name of the entry's field that tells when it changed */
  lastModified?: string;
}

/** A feed of articles, served as RSS. */
export interface Feed {
  /** `/<word>/feed.xml` */
  path: string;
  title: string;
  description: string;
  /** path of the page that lists the same */
  page: string;
  /** newest first */
  items: readonly FeedItem[];
}

export interface FeedItem {
  path: string;
  title: string;
  summary: string;
  /** YYYY-MM-DD */
  date: string;
  category: string;
  /** a role, not a name */
  author: string;
  /** HTML; links on this site begin with a slash, and are made absolute */
  content: string;
}
