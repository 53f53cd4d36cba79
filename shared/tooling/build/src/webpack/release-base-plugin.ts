import webpack from 'webpack';

/**
 * Sets webpack's public path at run time, because a release doesn't know where it will be served.
 * In browsers the page names the URL; on the server the shell passes the same URL when it compiles
 * the bundle. Markup of both sides must contain equal URLs, or hydration fails. No webpack option
 * takes an expression that runs before the first chunk loads, so this replaces webpack's own
 * module.
 */
export class ReleaseBasePlugin {
  readonly #expression: string;

  constructor(app: string, side: 'browser' | 'server') {
    this.#expression =
      side === 'browser' ? `globalThis.__KAAGAZZ__.releases[${JSON.stringify(app)}].base` : '__releaseBase';
  }

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap(ReleaseBasePlugin.name, (compilation) => {
      compilation.hooks.runtimeModule.tap(ReleaseBasePlugin.name, (module) => {
        if (module.name !== 'publicPath') return;
        module.generate = () => `${webpack.RuntimeGlobals.publicPath} = ${this.#expression};`;
      });
    });
  }
}
