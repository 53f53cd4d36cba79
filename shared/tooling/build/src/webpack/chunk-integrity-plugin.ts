import webpack from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

/**
 * A hash that no file has, so that the browser refuses to run a chunk that the page doesn't list.
 */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/**
 * Sets the integrity hash of every chunk that webpack loads to the one that the page lists. The
 * browser then refuses a file that was tampered with.
 */
export class ChunkIntegrityPlugin {
  readonly allowsUnlisted: boolean;

  /** @param allowsUnlisted for `npm run dev`, where chunks appear after the page was made */
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
