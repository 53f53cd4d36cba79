/**
 * Stands in for the federation runtime's snapshot handler in the shell's build. Snapshots serve manifests and preloading, which pages here do
 * without: the server names every file. Leaving it out saves 3 KB of every first visit.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { lifecycle: {}, applyPlugin() {}, removePlugin() {} };
}

export function getGlobalRemoteInfo() {
  return {};
}
