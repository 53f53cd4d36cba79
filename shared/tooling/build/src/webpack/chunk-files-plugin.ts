import type webpack from 'webpack';

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
