// shared-modules-loader.cjs replaces this file when the shell is built.
throw new Error('@kaagazz/contract/shared-modules exists only inside a build of the shell');
