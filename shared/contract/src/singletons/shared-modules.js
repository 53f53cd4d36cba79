// Generated from shared-singletons.ts by shared-modules-loader.cjs when the shell is built.
throw new Error('@kaagazz/contract/shared-modules exists only inside a build of the shell');
