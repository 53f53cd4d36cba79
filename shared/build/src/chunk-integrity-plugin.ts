import type webpack from 'webpack';
import LoadScriptRuntimeModule from 'webpack/lib/runtime/LoadScriptRuntimeModule.js';

/** No file has this hash: a chunk that nobody vouches for does not run. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** Puts the integrity that the page knows on every chunk that webpack's own loader fetches. The federation runtime's hook sees only the entry. */
export class ChunkIntegrityPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap(ChunkIntegrityPlugin.name, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        ChunkIntegrityPlugin.name,
        (source: string) =>
          `${source}\nscript.integrity = globalThis.__KAAGAZZ__.integrity[url] || "${NO_FILE}";\nscript.crossOrigin = "anonymous";`,
      );
    });
  }
}
