import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';

import { checkBrowserPages } from './browser-pages.ts';
import { findBrowser } from '../find-browser.ts';

const GOOD = '<h1>Print</h1>';
const BUSY =
  'let sum = 0; const end = performance.now() + 1500; for (let i = 0; i < 5e8 || performance.now() < end; i += 1) sum += Math.sqrt(i)';
const PAGES: Record<string, { main: string; script?: string }> = {
  '/good': { main: GOOD },
  '/late-error': { main: GOOD, script: "setTimeout(() => { throw new Error('no price'); }, 1000);" },
  '/busy': { main: GOOD, script: BUSY },
  '/blank': { main: '' },
  '/unlabelled': { main: `${GOOD}<input>` },
  '/picture': { main: `${GOOD}<img alt="Paper" src="/heavy.svg" loading="lazy">` },
};

let server: http.Server;
let origin: string;
let screenshots: string;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    const page = PAGES[request.url ?? ''];
    if (!page) {
      response.writeHead(200, { 'content-type': 'image/svg+xml' });
      response.end(`<svg xmlns="http://www.w3.org/2000/svg"><!--${' '.repeat(401 * 1024)}--></svg>`);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><html lang="en"><title>Print</title><link rel="icon" href="data:,">
<header>Kaagazz</header><main>${page.main}</main><footer>Contact</footer>
<script>${page.script ?? ''};document.documentElement.dataset.ready = 'true';</script></html>`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  screenshots = await fs.mkdtemp(path.join(os.tmpdir(), 'screenshots-'));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await fs.rm(screenshots, { recursive: true });
});

it('the browser check saves a screenshot of each broken page', async () => {
  const executable = findBrowser();
  if (executable === undefined) throw new Error('no browser is installed');
  const pages = Object.keys(PAGES).map((route) => ({ app: 'mfe-print', route, path: route }));

  const { passed, details } = await checkBrowserPages({ executable, origin, screenshots }, pages);

  expect(passed).toBe(false);
  expect(details).toEqual([
    expect.stringMatching(/^mfe-print \/late-error: uncaught error in the browser: no price \(screenshot: /),
    expect.stringMatching(/^mfe-print \/busy: blocks the main thread for \d+ ms, over the limit of 300 ms/),
    expect.stringMatching(/^mfe-print \/blank: [^]*blank page/),
    expect.stringMatching(/^mfe-print \/unlabelled: axe found label: input/),
    expect.stringMatching(/^mfe-print \/picture: image of 401\.\d KB, over the limit of 400\.0 KB/),
  ]);
  expect((await fs.readdir(screenshots)).toSorted()).toEqual(
    ['blank', 'busy', 'late-error', 'picture', 'unlabelled'].map((name) => `mfe-print-${name}.png`),
  );
});
