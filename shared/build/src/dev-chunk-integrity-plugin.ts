import type webpack from 'webpack';
import LoadScriptRuntimeModule from 'webpack/lib/runtime/LoadScriptRuntimeModule.js';

/** Under `npm run dev` chunks come that were not there when the page was made: what the page knows is checked as in a release, the rest runs too. */
export class DevChunkIntegrityPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap(DevChunkIntegrityPlugin.name, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        DevChunkIntegrityPlugin.name,
        (source: string) =>
          `${source}\nscript.integrity = globalThis.__KAAGAZZ__.integrity[url] || "";\nscript.crossOrigin = "anonymous";`,
      );
    });
  }
}
