/** No other app may own the same path. */
export const paths = { home: '/__NAME__' } as const;

export const externalPaths = { products: '/products' } as const;
