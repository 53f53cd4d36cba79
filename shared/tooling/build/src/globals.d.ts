/** The app's package version. */
declare const __APP_VERSION__: string;

/** True in the server bundle. Browser bundles omit code that runs only if this constant is true. */
declare const __SERVER__: boolean;

declare module '*.css' {
  const text: string;
  export default text;
}

declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.png' {
  const url: string;
  export default url;
}

declare module '*.avif' {
  const url: string;
  export default url;
}

declare module '*.webp' {
  const url: string;
  export default url;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}
