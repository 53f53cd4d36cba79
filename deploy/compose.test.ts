import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { parse } from 'yaml';

const ANSWERS = {
  DOMAIN: 'shop.example',
  ACME_EMAIL: 'you@shop.example',
  ALERT_EMAIL: 'ops@shop.example',
  MAIL_FROM: 'Kaagazz <hello@shop.example>',
  SMTP_URL: 'smtps://user:pa$$word@mail.example',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'Zq3vK8sW1n',
  IMAGE: 'registry.example/kaagazz/shop',
  VERSION: '1.2.3',
};
const COMPOSE = readFileSync(path.join(import.meta.dirname, 'compose.yaml'), 'utf8');

describe('npm run deploy:init', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'kaagazz-init-'));
    file = path.join(folder, '.env');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function init(environment: Record<string, string>, input = '') {
    return spawnSync(process.execPath, [path.join(import.meta.dirname, 'init.mjs')], {
      env: { ENV_FILE: file, ...environment },
      input,
      encoding: 'utf8',
    });
  }

  it('npm run deploy:init writes every variable that compose.yaml requires', () => {
    init(ANSWERS);

    const written = [...readFileSync(file, 'utf8').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    const required = [...COMPOSE.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
    expect(written).toEqual(expect.arrayContaining(required));
  });

  it('npm run deploy:init creates a file that only its owner can read', () => {
    init(ANSWERS);

    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain("SMTP_URL='smtps://user:pa$$word@mail.example'");
  });

  it('npm run deploy:init writes secrets only to files that Git and image builds ignore', () => {
    const root = path.join(import.meta.dirname, '..');
    const secrets = ['deploy/.env', 'secrets.env'];

    const ignored = execFileSync('git', ['check-ignore', '--no-index', ...secrets], { cwd: root, encoding: 'utf8' });
    expect(ignored.trim().split('\n')).toEqual(secrets);

    const rules = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n');
    for (const file of secrets) expect(rules.some((rule) => path.matchesGlob(file, rule))).toBe(true);
  });

  it('npm run deploy:init asks again after an invalid answer', () => {
    const { DOMAIN, ...others } = ANSWERS;

    const { stderr, status } = init(others, `not a domain\n${DOMAIN}\n`);

    expect(stderr).toContain('DOMAIN: that is not valid; an example is shop.example');
    expect(status).toBe(0);
  });

  it('npm run deploy:init refuses to overwrite an existing file', () => {
    init(ANSWERS);
    const before = readFileSync(file, 'utf8');

    const { status, stderr } = init(ANSWERS);

    expect(status).toBe(1);
    expect(stderr).toContain('exists already');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(COMPOSE, { merge: true }) as {
    services: Record<string, { volumes?: string[] }>;
    volumes: object;
  };

  it('compose.yaml declares every volume that it uses', () => {
    const used = Object.values(services)
      .flatMap((service) => service.volumes ?? [])
      .map((volume) => volume.split(':')[0])
      .filter((source) => !source?.startsWith('.'));

    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(used));
  });

  it.each([
    'Caddyfile',
    'monitoring/compose.yml',
    'monitoring/start-alertmanager.sh',
    'monitoring/grafana/datasources.yml',
    'monitoring/grafana/dashboards.yml',
    'monitoring/grafana/kaagazz.json',
    'database/pgbouncer.sh',
  ])('finds the file %s', (file) => {
    expect(statSync(path.join(import.meta.dirname, file)).isFile()).toBe(true);
  });

  it('the shell scripts in compose.yaml have valid syntax', () => {
    for (const script of ['monitoring/start-alertmanager.sh', 'database/pgbouncer.sh']) {
      expect(() => execFileSync('sh', ['-n', path.join(import.meta.dirname, script)])).not.toThrow();
    }
  });
});
