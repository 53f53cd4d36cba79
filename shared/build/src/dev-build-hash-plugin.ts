import type webpack from 'webpack';

/**
 * Gives each build a hash of its own. Hot updates are named after the hash that they start from, and browsers keep them: after an undo the same hash would
 * stand for another update.
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
