import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { ServerBundles } from './server-bundles.ts';
import type { BundleSource } from './server-bundles.ts';

let folder: string;

function release(code: string, released = code): BundleSource {
  fs.mkdirSync(path.join(folder, 'server'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'server/index.cjs'), code);
  const integrity = `sha384-${createHash('sha384').update(released).digest('base64')}`;
  return {
    app: 'mfe-shop',
    version: '1.0.0-a',
    server: 'server/index.cjs',
    files: { 'server/index.cjs': { integrity } },
    folder,
    base: '/releases/mfe-shop/1.0.0-a/client/',
  };
}

beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bundle-'))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('a bundle can import the shared packages', async () => {
  const react = { version: 'shared' };
  const bundle = release('module.exports = { react: require("react"), base: __releaseBase }');

  const exports = await new ServerBundles().load(bundle, { react });

  expect(exports).toEqual({ react, base: '/releases/mfe-shop/1.0.0-a/client/' });
  expect(exports.react).toBe(react);
});

it('a bundle is evaluated again for a different set of shared packages', async () => {
  const bundles = new ServerBundles();
  const bundle = release('module.exports = { react: require("react") }');
  const [one, other] = [{ react: 1 }, { react: 2 }];

  const first = await bundles.load(bundle, one);

  expect(await bundles.load(bundle, one)).toBe(first);
  expect(await bundles.load(bundle, other)).toEqual({ react: 2 });
});

it('a bundle with the wrong hash is not evaluated', async () => {
  const bundle = release('globalThis.__ran = true', 'module.exports = {}');

  await expect(new ServerBundles().load(bundle, {})).rejects.toThrow('does not match its hash');

  expect('__ran' in globalThis).toBe(false);
});

it('a bundle can require only shared packages and Node modules', async () => {
  const bundle = release('module.exports = require("left-pad")');

  await expect(new ServerBundles().load(bundle, {})).rejects.toThrow('left-pad, which the shell does not provide');
});

it('each bundle has its own globalThis', async () => {
  const bundles = new ServerBundles();
  const one = await bundles.load(
    release('globalThis.mine = 1; module.exports = { mine: globalThis.mine, now: globalThis.performance.now() }'),
    {},
  );
  const other = await bundles.load(release('module.exports = { mine: globalThis.mine, has: "mine" in globalThis }'), {
    another: {},
  });

  expect(one).toEqual({ mine: 1, now: expect.any(Number) as number });
  expect(other).toEqual({ mine: undefined, has: false });
});
