import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { LISTENING_DEBUGGER, isRunning, liveBytes } from '@kaagazz/testing/live-heap';

const MAIN = path.join(import.meta.dirname, '../main.ts');

export interface TestResponse {
  status: number;
  body: string;
}

export class TestServer {
  readonly #child;
  readonly #api: http.Server;
  readonly #agent = new http.Agent({ keepAlive: true });
  readonly #debuggers = new Map<number, string>();
  #output = '';
  #port = 0;

  private constructor(releasesDir: string, api: http.Server, variables: NodeJS.ProcessEnv) {
    this.#api = api;
    const environment = {
      PATH: process.env.PATH,
      PORT: '0',
      API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      RELEASES_DIR: releasesDir,
      RENDER_WORKERS: '2',
      ...variables,
    };
    this.#child = spawn(process.execPath, ['--inspect-port=127.0.0.1:0', MAIN], { env: environment });
    for (const output of [this.#child.stdout, this.#child.stderr])
      output.setEncoding('utf8').on('data', (text: string) => (this.#output += text));
  }

  static async start(releasesDir: string, variables: NodeJS.ProcessEnv = {}): Promise<TestServer> {
    const api = http.createServer((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success: true, settings: {}, products: [], nextCursor: null }));
    });
    await once(api.listen(0, '127.0.0.1'), 'listening');
    const server = new TestServer(releasesDir, api, variables);
    const [, port] = await server.said(/^listening shell (\d+)$/m);
    server.#port = Number(port);
    return server;
  }

  async get(address: string): Promise<TestResponse> {
    const options = { host: '127.0.0.1', port: this.#port, path: address, agent: this.#agent };
    return new Promise((resolve, reject) => {
      http
        .get(options, (response) => {
          let body = '';
          response.setEncoding('utf8').on('data', (text: string) => (body += text));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
        })
        .on('error', reject);
    });
  }

  logged(level: number): string[] {
    return this.#output.split('\n').filter((line) => {
      const found = /"level":(\d+)/.exec(line);
      return found !== null && Number(found[1]) >= level && !line.includes('Debugger');
    });
  }

  async heaps(): Promise<{ server: number; workers: number[] }> {
    const started = [...this.#output.matchAll(/"worker":(\d+),.*"msg":"a render worker was started"/g)];
    const pids = started.map(([, pid]) => Number(pid)).filter(isRunning);
    const server = await this.#heapOf(this.#child.pid ?? 0);
    const workers = [];
    for (const pid of pids) workers.push(await this.#heapOf(pid));
    return { server, workers: workers.toSorted((one, other) => other - one) };
  }

  async stop(): Promise<void> {
    this.#agent.destroy();
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
    this.#api.close();
    this.#api.closeAllConnections();
  }

  async said(what: RegExp, from = 0): Promise<RegExpExecArray> {
    for (let tries = 0; tries < 600; tries++) {
      const match = what.exec(this.#output.slice(from));
      if (match) return match;
      if (this.#child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the server never said ${what.source}:\n${this.#output.slice(-5_000)}`);
  }

  async #heapOf(pid: number): Promise<number> {
    const known = this.#debuggers.get(pid);
    if (known === undefined) {
      const from = this.#output.length;
      process.kill(pid, 'SIGUSR1');
      this.#debuggers.set(pid, (await this.said(LISTENING_DEBUGGER, from))[1] ?? '');
    }
    return liveBytes(this.#debuggers.get(pid) ?? '');
  }
}
