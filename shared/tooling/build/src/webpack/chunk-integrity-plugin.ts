import webpack from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

/** A hash that matches no file. Browsers reject every chunk that has this hash. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/**
 * Checks every chunk that webpack loads against the integrity hash listed in the page, so that
 * browsers reject modified files.
 */
export class ChunkIntegrityPlugin {
  readonly allowsUnlisted: boolean;

  /**
   * @param allowsUnlisted whether chunks that the page doesn't list may load; for `npm run dev`,
   * which creates chunks after the page was rendered
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
