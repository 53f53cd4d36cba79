/** The app's package version. */
declare const __APP_VERSION__: string;

/**
 * True in the server bundle. Browser bundles omit code that depends on it, including its imports.
 */
declare const __SERVER__: boolean;

declare module '*.css' {
  /** The source of the style sheet. */
  const text: string;
  export default text;
}

declare module '*.svg' {
  /** URL of the file in the app's release. */
  const url: string;
  export default url;
}

declare module '*.png' {
  /** URL of the file in the app's release. */
  const url: string;
  export default url;
}

declare module '*.woff2' {
  /** URL of the file in the app's release. */
  const url: string;
  export default url;
}

declare module '*.html' {
  /** The sanitized HTML of an article (`readArticle`). */
  export const html: string;
}

declare module '*.html?facts' {
  /** Number of words, including headings and captions. */
  export const words: number;
  /** Reading time in minutes, at least 1. */
  export const minutes: number;
}
