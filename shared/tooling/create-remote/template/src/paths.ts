/** Paths of this app's pages. No other app may use the same paths. */
export const paths = { home: '/__NAME__' } as const;

export const externalPaths = { products: '/products' } as const;
