// Generated from shared-singletons.ts by shared-modules-loader.cjs when the shell is built.
throw new Error('@kaagazz/contract/mounted-modules exists only inside a build of the shell');
