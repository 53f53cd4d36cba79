import type webpack from 'webpack';

/**
 * Gives every build a unique hash, because browsers could otherwise load an outdated hot update
 * from their cache.
 */
export class DevBuildHashPlugin {
  apply(compiler: webpack.Compiler): void {
    const session = Date.now();
    let builds = 0;
    compiler.hooks.compilation.tap(DevBuildHashPlugin.name, (compilation) => {
      if (compilation.compiler !== compiler) return;
      builds += 1;
      compilation.hooks.fullHash.tap(DevBuildHashPlugin.name, (hash) => void hash.update(`${session} ${builds}`));
    });
  }
}
