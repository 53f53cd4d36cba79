/** The shell's shared singletons, by the package name that remotes import. */
export const sharedModules: Readonly<Record<string, { version: string; module: unknown }>>;
