/** The app's package version, put in by the build. */
declare const __APP_VERSION__: string;

/** Whether this is the server's bundle. What stands behind it is left out of the browser's, imports included. */
declare const __SERVER__: boolean;

declare module '*.css' {
  /** the style sheet itself */
  const text: string;
  export default text;
}

declare module '*.svg' {
  /** URL of the file in the app's release */
  const url: string;
  export default url;
}

declare module '*.png' {
  /** URL of the file in the app's release */
  const url: string;
  export default url;
}

declare module '*.woff2' {
  /** URL of the file in the app's release */
  const url: string;
  export default url;
}

declare module '*.html' {
  /** an article, cleaned by the build (`readArticle`): fit to be put into a page as it is */
  export const html: string;
}

declare module '*.html?facts' {
  /** of the article, headings and captions included */
  export const words: number;
  /** that it takes to read, at least one */
  export const minutes: number;
}
