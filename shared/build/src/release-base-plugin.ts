import webpack from 'webpack';

/**
 * Where an app's files lie is known only when a page chooses a release. In the browser the page says it, on the server the shell hands it in
 * when it compiles the bundle; so both write the same URLs into the markup, and no release has to know its own version.
 */
export class ReleaseBasePlugin {
  readonly #expression: string;

  constructor(app: string, target: 'browser' | 'server') {
    this.#expression =
      target === 'browser' ? `globalThis.__KAAGAZZ__.releases[${JSON.stringify(app)}].base` : '__releaseBase';
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
