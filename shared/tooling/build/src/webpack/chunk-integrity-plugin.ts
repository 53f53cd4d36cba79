import webpack from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

/** Browsers reject any script with this `integrity` value, because no file has this hash. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** Makes browsers reject a chunk unless it matches the hash that the page lists. */
export class ChunkIntegrityPlugin {
  readonly allowsUnlisted: boolean;

  constructor({ allowsUnlisted = false } = {}) {
    this.allowsUnlisted = allowsUnlisted;
  }

  apply(compiler: webpack.Compiler): void {
    const unlisted = this.allowsUnlisted ? '' : NO_FILE;
    compiler.hooks.compilation.tap(ChunkIntegrityPlugin.name, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        ChunkIntegrityPlugin.name,
        (source) =>
          `${source}\nscript.integrity = globalThis.__KAAGAZZ__.integrity[url] || "${unlisted}";\nscript.crossOrigin = "anonymous";`,
      );
    });
  }
}
