export const sharedModules: Readonly<Record<string, { version: string; module: unknown }>>;
