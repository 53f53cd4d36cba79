/** The app's package version, put in by the build. */
declare const __APP_VERSION__: string;

declare module '*.svg' {
  /** URL of the file in the app's release */
  const url: string;
  export default url;
}

declare module '*.woff2' {
  /** URL of the file in the app's release */
  const url: string;
  export default url;
}
