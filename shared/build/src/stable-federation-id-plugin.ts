import type webpack from 'webpack';

/**
 * `@module-federation/enhanced` names two modules after a hash of absolute paths, so that `remoteEntry.js` would differ between checkouts.
 * Fixed ids make a release the same wherever it is built.
 */
export class StableFederationIdPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap(StableFederationIdPlugin.name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(StableFederationIdPlugin.name, (modules) => {
        for (const module of modules) {
          const identifier = module.identifier();
          if (!identifier.includes('.federation/entry.')) continue;
          const id = identifier.startsWith('container entry') ? 'federation-container' : 'federation-runtime';
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
