import type webpack from 'webpack';

/**
 * Collects the files of each named chunk in loading order. A document lists the files that its page
 * needs.
 */
export class ChunkFilesPlugin {
  readonly chunks: Record<string, string[]> = {};

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.done.tap(ChunkFilesPlugin.name, ({ compilation }) => {
      for (const [name, group] of compilation.namedChunkGroups) {
        this.chunks[name] = group.getFiles().filter((file) => file.endsWith('.js'));
      }
    });
  }
}
