import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { debianProgram } from '../../../shared/tooling/local/src/test/installed-programs.ts';
import { eventually } from '../../support/servers/eventually.ts';
import { freePort } from '../../support/site.ts';

const configuration = (port: number) => `
vcl 4.1;
backend default { .host = "127.0.0.1"; .port = "${port}"; }
sub vcl_recv {
  if (req.method == "GET" || req.method == "HEAD") { return (hash); }
  return (pass);
}
sub vcl_deliver {
  if (obj.hits > 0) { set resp.http.X-Cache = "HIT"; } else { set resp.http.X-Cache = "MISS"; }
}
`;

export async function startVarnish(sitePort: number) {
  const program = await debianProgram('varnish', '/usr/sbin/varnishd');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kaagazz-varnish-'));
  const port = await freePort();
  const file = path.join(folder, 'cdn.vcl');
  await writeFile(file, configuration(sitePort));
  const varnish = spawn(
    program,
    [...['-F', '-j', 'none', '-n', path.join(folder, 'state'), '-f', file], '-a', `127.0.0.1:${port}`].concat(
      ...['-s', 'malloc,128m', '-p', 'http_gzip_support=off'],
    ),
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  varnish.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  const ended = new Promise((resolve) => varnish.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => {
    if (varnish.exitCode !== null) throw new Error(`Varnish exited: ${log}`);
    return (await fetch(`${url}/healthz`)).ok;
  });
  return {
    url,
    async stop() {
      varnish.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
