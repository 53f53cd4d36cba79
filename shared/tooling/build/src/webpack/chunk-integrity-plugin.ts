import webpack from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

/** A hash that matches no file. Browsers reject every chunk that has this hash. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** Makes browsers reject modified chunks. Their integrity hashes are listed in the page. */
export class ChunkIntegrityPlugin {
  readonly allowsUnlisted: boolean;

  /**
   * @param allowsUnlisted whether chunks that the page doesn't list may load, as `npm run dev`
   * requires
   */
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
