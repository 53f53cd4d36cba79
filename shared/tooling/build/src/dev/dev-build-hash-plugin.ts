import type webpack from 'webpack';

/**
 * Gives each build a unique hash. Hot updates are named after the hash that they start from, and
 * browsers cache them. After an undo, the same hash would name a different update.
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
