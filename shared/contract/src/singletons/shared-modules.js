// Written by shared-modules-loader.cjs from the list in shared-singletons.ts when the shell is built.
throw new Error('@kaagazz/contract/shared-modules exists only inside a build of the shell');
