import type webpack from 'webpack';

/**
 * Gives every build a unique hash. Browsers cache hot updates by the hash of the build that they
 * start from. If undoing a change brought back an earlier hash, the browser would load the wrong
 * update.
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
