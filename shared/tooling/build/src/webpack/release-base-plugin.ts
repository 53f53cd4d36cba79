import webpack from 'webpack';

/** Sets webpack's public path at run time, because a release's URL isn't known at build time. */
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
