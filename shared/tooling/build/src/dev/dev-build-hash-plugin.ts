import type webpack from 'webpack';

/**
 * Gives every build a unique hash. Otherwise, undoing a change would bring back an earlier hash,
 * and browsers would load a cached hot update that doesn't match.
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
