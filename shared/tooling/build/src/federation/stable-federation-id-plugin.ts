import type webpack from 'webpack';

/**
 * Gives modules fixed ids, because webpack would otherwise put absolute paths into
 * `remoteEntry.js`.
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
