import path from 'node:path';

import webpack from 'webpack';

import { ROOT, SHELL } from './apps.ts';
import type { ChunkFilesPlugin } from './chunk-files-plugin.ts';
import { SWC_LOADER, browserConfig, serverConfig, swcOptions } from './webpack-config.ts';
import type { BuildTarget } from './webpack-config.ts';

export interface OneBundleTarget extends Omit<BuildTarget, 'app'> {
  /** the apps that the shell would load at runtime */
  remotes: readonly string[];
}

/** Name of the chunk that holds a remote's face; those of its pages have their own. */
export function faceChunk(remote: string): string {
  return `face-of-${remote}`;
}

/**
 * What the browser would run if there were no federation: shell and remotes from the same sources as one webpack build, so that all that they share is
 * there once and only as far as somebody uses it. Its pages stay chunks, loaded when they are visited.
 */
export function oneBundleBrowserConfig(target: OneBundleTarget, chunkFiles: ChunkFilesPlugin): webpack.Configuration {
  const config = asOne(browserConfig({ ...target, app: SHELL }, chunkFiles), target);
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/federation\/remote-host\.ts$/, moduleOf(hostOf(target.remotes))),
    ],
  };
}

/** What draws its pages: the shell's rendering entry and all remotes in one file. */
export function oneBundleServerConfig(target: OneBundleTarget): webpack.Configuration {
  const config = serverConfig({ ...target, app: SHELL });
  return asOne({ ...config, entry: { index: moduleOf(renderingEntryOf(target.remotes)) } }, target);
}

/** What a remote's server bundle consists of then. */
export function serverFaceOf(remote: string): string {
  return `module.exports = require(${JSON.stringify(faceChunk(remote))});\n`;
}

function asOne(config: webpack.Configuration, { mode, remotes }: OneBundleTarget): webpack.Configuration {
  const { cache, module } = config;
  return {
    ...config,
    name: `one-bundle:${config.name}`,
    cache: typeof cache === 'object' && cache.type === 'filesystem' && { ...cache, name: `one-bundle-${cache.name}` },
    module: {
      ...module,
      rules: (module?.rules ?? []).flatMap((rule) => {
        if (!rule || rule === '...' || rule.loader !== SWC_LOADER) return [rule];
        // class names are those of the folder that a component lies in
        return [
          ...remotes.map((remote) => ({ ...rule, include: sourcesOf(remote), options: swcOptions(remote, mode) })),
          { ...rule, exclude: [/node_modules/, ...remotes.map(sourcesOf)] },
        ];
      }),
    },
  };
}

function sourcesOf(app: string): string {
  return path.join(ROOT, app, 'src') + path.sep;
}

function faceFile(remote: string): string {
  return JSON.stringify(path.join(ROOT, remote, 'src/public/routes.tsx'));
}

function moduleOf(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** Stands in for the federation host. */
function hostOf(remotes: readonly string[]): string {
  const faces = remotes.map(
    (remote) => `'${remote}': () => import(/* webpackChunkName: "${faceChunk(remote)}" */ ${faceFile(remote)})`,
  );
  return `
    const faces = { ${faces.join(', ')} };
    export function createRemoteHost() {
      return async (app) => (await faces[app]()).default;
    }`;
}

/** The server believes that it serves five releases. All files are the shell's: whatever the page names of another release is there. */
function renderingEntryOf(remotes: readonly string[]): string {
  return `
    import * as shell from ${JSON.stringify(path.join(ROOT, SHELL, 'src/server-entry.tsx'))};
    ${remotes.map((remote, i) => `import face${i} from ${faceFile(remote)};`).join('\n')}
    export const renderDesk = shell.renderDesk;
    export const provided = { ${remotes.map((remote, i) => `'${faceChunk(remote)}': { default: face${i} }`).join(', ')} };
    export function renderPage({ boot, section, ...request }) {
      const { base } = boot.releases['${SHELL}'];
      const here = (url, app) => url.replace(boot.releases[app].base, () => base);
      const releases = Object.fromEntries(Object.entries(boot.releases).map(
        ([app, release]) => [app, { ...release, base, entry: here(release.entry, app) }],
      ));
      return shell.renderPage({
        ...request,
        boot: { ...boot, releases },
        section: section && { ...section, scriptsOf: (chunk) => section.scriptsOf(chunk).map((url) => here(url, section.app)) },
      });
    }`;
}
