import type webpack from 'webpack';

/**
 * Gives fixed ids to modules that are otherwise named after absolute paths. Their names would make
 * `remoteEntry.js` differ between copies of the same source.
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
