import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { BuildMode } from '@kaagazz/releases';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';

import { ROOT, SHELL, containerName } from './apps.ts';
import type { ChunkFilesPlugin } from './chunk-files-plugin.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { ReleaseBasePlugin } from './release-base-plugin.ts';
import { SHARED_SINGLETONS, packageOf } from './shared-singletons.ts';
import { StableFederationIdPlugin } from './stable-federation-id-plugin.ts';
import { WEBPACK_CACHE } from './webpack-cache.ts';

const require = createRequire(import.meta.url);

export const SWC_LOADER: string = require.resolve('swc-loader');
export const REMOTE_ENTRY = 'remoteEntry.js';
export const SERVER_BUNDLE = 'index.cjs';

/** What stands in documents as its own source text: the server's bundle, which is not minimized, has it as short as the browser's. */
const INLINE_SCRIPT = /\.inline\.ts$/;

export interface BuildTarget {
  app: string;
  mode: BuildMode;
  /** absolute folder that receives the files */
  out: string;
  /** false: another build has the cache; default true */
  cached?: boolean;
}

interface PackageJson {
  version: string;
}

function readPackage(file: string): PackageJson {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as PackageJson;
}

export function packageVersion(name: string): string {
  return readPackage(path.join(ROOT, 'node_modules', packageOf(name), 'package.json')).version;
}

export function appVersion(app: string): string {
  return readPackage(path.join(ROOT, app, 'package.json')).version;
}

/** What the browser runs: for a remote a federated container, for the shell a plain bundle that hosts it. */
export function browserConfig(target: BuildTarget, chunkFiles: ChunkFilesPlugin): webpack.Configuration {
  const { app, mode, out } = target;
  const isShell = app === SHELL;
  return {
    ...base(target, 'browser'),
    target: ['web', 'es2022'],
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    entry: isShell ? { main: './src/browser-entry.ts', vitals: './src/vitals/vitals-entry.ts' } : {},
    output: {
      path: out,
      publicPath: 'auto',
      uniqueName: containerName(app),
      // enhanced asks for the entry's path before its hash exists, and fails on a plain [contenthash]
      filename({ chunk }) {
        const hashes: { javascript?: string } = { ...chunk.contentHash };
        return hashes.javascript ? '[name].[contenthash:10].js' : '[name].js';
      },
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      realContentHash: true,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: {
            compress: { passes: 3, ecma: 2020 },
            mangle: true,
            ecma: 2020,
          },
        }),
      ],
    },
    plugins: [
      ...base(target, 'browser').plugins,
      ...(isShell
        ? // leaves out of the federation runtime what is not for browsers, or for manifests
          [
            new webpack.DefinePlugin({
              ENV_TARGET: '"web"',
              FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
              FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
              FEDERATION_OPTIMIZE_NO_SHARED: 'false',
            }),
            withoutPart(/snapshot\/SnapshotHandler\.js$/, 'federation-without-snapshots.js'),
            withoutPart(/utils\/preload\.js$/, 'federation-without-preloads.js'),
            withoutPart(/\.\/desc\.mjs$/, 'federation-without-descriptions.js'),
            withoutPart(/semver\/index\.js$/, 'federation-caret-ranges.ts'),
            withoutPart(/^\.\.?\/(utils\/share|shared\/index)\.js$/, 'federation-sharing.ts'),
            withoutPart(/runtime-core\/dist\/utils\/load\.js$/, 'federation-script-entries.js'),
            withoutPart(/runtime-core\/dist\/utils\/context\.js$/, 'federation-without-context.js'),
            withoutPart(/sdk\/dist\/logger\.js$/, 'federation-without-logger.js'),
            withoutPart(/sdk\/dist\/node\.js$/, 'federation-without-node.js'),
            withoutPart(/stylis\/src\/Prefixer\.js$/, 'stylis-without-prefixes.js'),
            compiledWhileLoading(/^main\./),
          ]
        : [
            federation(app),
            new StableFederationIdPlugin(),
            withoutPart(/webpack-bundler-runtime\/dist\/(index|bundler)\.js$/, 'federation-remote-runtime.js'),
          ]),
      new ChunkIntegrityPlugin(),
      chunkFiles,
    ],
  };
}

/** What the server runs: one CommonJS file. A remote gets its shared singletons from the shell; the shell brings them. */
export function serverConfig(target: BuildTarget): webpack.Configuration {
  const { app, out } = target;
  const common = base(target, 'server');
  return {
    ...common,
    target: 'node24',
    devtool: false,
    entry: { index: app === SHELL ? './src/server-entry.tsx' : './src/public/routes.tsx' },
    output: {
      path: out,
      filename: SERVER_BUNDLE,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      library: { type: 'commonjs2' },
    },
    externals:
      app === SHELL ? [] : Object.fromEntries(SHARED_SINGLETONS.map(({ name }) => [name, `commonjs2 ${name}`])),
    optimization: { minimize: false, chunkIds: 'named', moduleIds: 'named' },
    plugins: [...common.plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

function base({ app, mode, cached = true }: BuildTarget, side: 'browser' | 'server') {
  const production = mode === 'production';
  const router = path.join(ROOT, 'node_modules/react-router/dist/production');
  return {
    name: `${app}:${side}`,
    context: path.join(ROOT, app),
    mode,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // react-router 7 reaches its production files through no export condition that webpack knows
      alias: production
        ? {
            'react-router/dom$': path.join(router, 'dom-export.mjs'),
            'react-router$': path.join(router, 'index.mjs'),
          }
        : {},
    },
    module: {
      rules: [
        {
          test: /shared-modules\.js$/,
          loader: path.join(import.meta.dirname, 'shared-modules-loader.cjs'),
          options: {
            singletons: SHARED_SINGLETONS.map(({ name, providedBy }) => ({
              name,
              from: providedBy ?? name,
              version: packageVersion(name),
            })),
          },
        },
        {
          test: /\.tsx?$/,
          exclude: (file: string) => path.relative(ROOT, file).includes('node_modules'),
          oneOf: [
            { test: INLINE_SCRIPT, loader: SWC_LOADER, options: minified(swcOptions(app, mode)) },
            { loader: SWC_LOADER, options: swcOptions(app, mode) },
          ],
        },
        { test: /\.html$/, loader: path.join(import.meta.dirname, 'article-loader.ts'), sideEffects: false },
        // A library's style sheet is text, for styled-components to put in: the security policy knows no other styles.
        { test: /\.css$/, type: 'asset/source' as const },
        {
          test: /\.(svg|png|woff2)$/,
          type: 'asset/resource' as const,
          // a file that only the server's markup names is the browser's, too
          ...(side === 'server' && { generator: { outputPath: '../client/' } }),
        },
      ],
    },
    performance: { hints: false as const },
    cache: cached && {
      type: 'filesystem' as const,
      cacheDirectory: WEBPACK_CACHE,
      name: [app, side, mode].join('-'),
      // the slash says: the whole folder
      buildDependencies: { build: [`${import.meta.dirname}/`] },
    },
    plugins: [
      new webpack.DefinePlugin({
        __APP_VERSION__: JSON.stringify(appVersion(app)),
        __SERVER__: JSON.stringify(side === 'server'),
      }),
      new ReleaseBasePlugin(app, side),
    ],
  };
}

function withoutPart(part: RegExp, standIn: string) {
  return new webpack.NormalModuleReplacementPlugin(part, path.join(import.meta.dirname, standIn));
}

/**
 * Has V8 compile all functions of a file while it comes over the network, beside the page's own thread, instead of each on that thread when it is first
 * called (explicit compile hints). For what every page calls most of; other browsers read a comment.
 */
function compiledWhileLoading(file: RegExp) {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: file,
    // after the minimizer, which takes comments away, and before the file's name is made of its content
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });
}

/** @param app whose name the class names of all components have that are compiled so */
export function swcOptions(app: string, mode: BuildMode) {
  return {
    // nothing that lies in a folder above the checkout may change what is made
    swcrc: false,
    configFile: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false } },
      experimental: {
        cacheRoot: path.join(ROOT, '.cache/swc'),
        plugins: [
          [
            '@swc/plugin-styled-components',
            // without a namespace class names depend on load order, and hydration breaks
            {
              ssr: true,
              displayName: mode !== 'production',
              fileName: false,
              namespace: app,
              minify: true,
              pure: true,
            },
          ],
        ],
      },
    },
  };
}

function minified(options: ReturnType<typeof swcOptions>) {
  return { ...options, minify: true, jsc: { ...options.jsc, minify: { compress: { passes: 3 }, mangle: true } } };
}

function federation(app: string) {
  return new ModuleFederationPlugin({
    name: containerName(app),
    filename: REMOTE_ENTRY,
    // an array: type generation fails on a plain string
    exposes: { './routes': { import: ['./src/public/routes.tsx'], name: 'routes' } },
    shared: Object.fromEntries(
      SHARED_SINGLETONS.map(({ name }) => [
        name,
        { singleton: true, import: false, strictVersion: true, requiredVersion: `^${packageVersion(name)}` },
      ]),
    ),
    manifest: false,
    dts: false,
    shareStrategy: 'loaded-first',
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  });
}
