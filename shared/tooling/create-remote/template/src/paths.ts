/** Route patterns of this app. No other app may own the same path. */
export const paths = { home: '/__NAME__' } as const;

/** Paths of pages in other apps. */
export const externalPaths = { products: '/products' } as const;
