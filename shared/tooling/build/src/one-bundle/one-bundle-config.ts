import path from 'node:path';

import webpack from 'webpack';

import { ROOT, SHELL } from '../apps/apps.ts';
import type { ChunkFilesPlugin } from '../webpack/chunk-files-plugin.ts';
import type { BuildTarget } from '../webpack/base-config.ts';
import { SHELL_ENTRIES, browserConfig } from '../webpack/browser-config.ts';
import { serverConfig } from '../webpack/server-config.ts';
import { SWC_LOADER, swcOptions } from '../webpack/swc-options.ts';

export interface OneBundleTarget extends Omit<BuildTarget, 'app'> {
  remotes: readonly string[];
}

export function faceChunk(remote: string): string {
  return `face-of-${remote}`;
}

export function oneBundleBrowserConfig(target: OneBundleTarget, chunkFiles: ChunkFilesPlugin): webpack.Configuration {
  const config = asOne(browserConfig({ ...target, app: SHELL }, chunkFiles), target);
  return {
    ...config,
    entry: { main: SHELL_ENTRIES.main, vitals: SHELL_ENTRIES.vitals },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/federation\/remote-host\.ts$/, moduleOf(hostOf(target.remotes))),
    ],
  };
}

export function oneBundleServerConfig(target: OneBundleTarget): webpack.Configuration {
  const config = serverConfig({ ...target, app: SHELL });
  return asOne({ ...config, entry: { index: moduleOf(renderingEntryOf(target.remotes)) } }, target);
}

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
        return [
          ...remotes.map((remote) => ({ ...rule, include: sourcesOf(remote), options: swcOptions(remote, mode) })),
          { ...rule, exclude: [rule.exclude ?? [], ...remotes.map(sourcesOf)].flat() },
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

function renderingEntryOf(remotes: readonly string[]): string {
  return `
    import * as shell from ${JSON.stringify(path.join(ROOT, SHELL, 'src/server-entry.tsx'))};
    ${remotes.map((remote, i) => `import face${i} from ${faceFile(remote)};`).join('\n')}
    export const renderReleasePage = shell.renderReleasePage;
    export const provided = { ${remotes.map((remote, i) => `'${faceChunk(remote)}': { default: face${i} }`).join(', ')} };
    export function renderPage({ boot, section, ...request }) {
      const { base } = boot.releases['${SHELL}'];
      const inShell = (url, app) => url.replace(boot.releases[app].base, () => base);
      const releases = Object.fromEntries(Object.entries(boot.releases).map(
        ([app, release]) => [app, { ...release, base, entry: inShell(release.entry, app) }],
      ));
      return shell.renderPage({
        ...request,
        boot: { ...boot, releases },
        section: section && { ...section, scriptsOf: (chunk) => section.scriptsOf(chunk).map((url) => inShell(url, section.app)) },
      });
    }`;
}
