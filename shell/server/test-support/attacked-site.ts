import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';

import { readConfig } from '../config/config.ts';
import { rolloutOf, writeRelease, writeRollout } from './hand-made-release.ts';
import { buildServer } from '../server.ts';

const RENDERER = `
  exports.provided = {};
  exports.renderPage = async ({ url, origin }) => ({ status: 200, html: JSON.stringify({ url, origin }) });`;

export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface AttackedSite {
  port: number;
  asked: string[];
  requestHeaders: http.IncomingHttpHeaders[];
  receivedBytes(): string;
  send(bytes: string | Buffer): Promise<RawResponse | undefined>;
  sendEndless(target: string, contentType: string): Promise<RawResponse | undefined>;
  get(target: string, headers?: Record<string, string>): Promise<RawResponse>;
  close(): Promise<void>;
}

export async function openAttackedSite(environment: NodeJS.ProcessEnv = {}): Promise<AttackedSite> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'attacked-'));
  writeRelease(folder, 'shell', '1.0.0-a', { files: { 'server/index.cjs': RENDERER } });
  writeRollout(folder, rolloutOf({ shell: { stable: '1.0.0-a', published: ['1.0.0-a'] } }));
  const asked: string[] = [];
  const requestHeaders: http.IncomingHttpHeaders[] = [];
  const received: Buffer[][] = [];
  const api = http.createServer((request, response) => {
    if (request.url === '/api/closes') return void request.socket.destroy();
    if (request.url === '/api/site/settings') return void response.end('{}');
    asked.push(`${request.method} ${request.url}`);
    requestHeaders.push(request.headers);
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success: true, asked: request.url }));
    });
  });
  api.on('connection', (socket) => {
    const pieces: Buffer[] = [];
    received.push(pieces);
    socket.on('data', (piece) => pieces.push(piece));
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const site: FastifyInstance = await buildServer(
    readConfig({ API_URL, RELEASES_DIR: folder, LOG_LEVEL: 'silent', RENDER_WORKERS: '1', ...environment }),
  );
  await site.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.server.address() as AddressInfo;

  async function send(bytes: string | Buffer): Promise<RawResponse | undefined> {
    const socket = net.connect(port, '127.0.0.1');
    const isHead = bytes.toString('latin1').startsWith('HEAD ');
    const pieces: Buffer[] = [];
    socket.on('error', () => undefined);
    socket.write(bytes);
    const response = await new Promise<RawResponse | undefined>((resolve) => {
      socket.on('data', (piece) => {
        pieces.push(piece);
        const whole = parseResponse(Buffer.concat(pieces).toString('latin1'), isHead);
        if (whole) resolve(whole);
      });
      socket.on('close', () => {
        resolve(undefined);
      });
    });
    socket.destroy();
    return response;
  }

  return {
    port,
    asked,
    requestHeaders,
    receivedBytes: () =>
      received.map((pieces) => Buffer.concat(pieces).toString('latin1')).join('\n-- connection --\n'),
    send,
    async sendEndless(target, contentType) {
      const socket = net.connect(port, '127.0.0.1');
      const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
      let received = '';
      socket.setEncoding('latin1').on('data', (text: string) => (received += text));
      socket.on('error', () => undefined);
      const write = () => {
        while (socket.writable && socket.write(chunk));
      };
      socket.on('drain', write);
      socket.write(
        `POST ${target} HTTP/1.1\r\nhost: a\r\ncontent-type: ${contentType}\r\ntransfer-encoding: chunked\r\n\r\n`,
      );
      write();
      await new Promise((resolve) => socket.once('close', resolve));
      return parseResponse(received, false);
    },
    async get(target, headers = {}) {
      const lines = Object.entries({ host: 'shop.example', ...headers }).map(([name, value]) => `${name}: ${value}`);
      const response = await send([`GET ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      if (!response) throw new Error(`${target} was not answered`);
      return response;
    },
    async close() {
      await site.close();
      api.close();
      api.closeAllConnections();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

function parseResponse(bytes: string, isHead: boolean): RawResponse | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const rest = bytes.slice(end + 4);
  const response = (body: string): RawResponse => ({ status: Number(first.split(' ')[1]), headers, body });
  if (isHead) return response('');
  if (headers['transfer-encoding'] === 'chunked') return rest.endsWith('0\r\n\r\n') ? response(rest) : undefined;
  const length = Number(headers['content-length'] ?? 0);
  return rest.length >= length ? response(rest.slice(0, length)) : undefined;
}
