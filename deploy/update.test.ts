import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DOCKER = `#!/bin/sh
shift 3
echo "$*" >> "$CALLS"
case "$*" in *"$UNHEALTHY") exit 1 ;; esac
`;

describe('npm run deploy', () => {
  let folder: string;
  let env: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'kaagazz-deploy-'));
    env = path.join(folder, '.env');
    writeFileSync(env, "DOMAIN='shop.example'\nAPI_VERSION='1.0.0'\nSITE_VERSION='1.0.0'\n");
    writeFileSync(path.join(folder, 'docker'), DOCKER);
    chmodSync(path.join(folder, 'docker'), 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function deploy(options: string[] = [], unhealthy = 'none') {
    const calls = path.join(folder, 'calls');
    writeFileSync(calls, '');
    const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'update.mjs'), ...options], {
      env: { PATH: `${folder}:${process.env.PATH}`, ENV_FILE: env, CALLS: calls, UNHEALTHY: unhealthy, PAUSE_MS: '0' },
      encoding: 'utf8',
    });
    const replaced = [...readFileSync(calls, 'utf8').matchAll(/^up .*--no-deps --wait (\S+)$/gm)].map(
      ([, name]) => name,
    );
    return { status, stderr, replaced };
  }
  const versions = () => readFileSync(env, 'utf8').split('\n').slice(1, -1);

  it('npm run deploy replaces the api processes and then the site processes, one at a time', () => {
    const { status, replaced } = deploy(['1.1.0']);

    expect(status).toBe(0);
    expect(replaced).toEqual(['api-1', 'api-2', 'site-1', 'site-2']);
    expect(versions()).toEqual([
      "API_VERSION='1.1.0'",
      "SITE_VERSION='1.1.0'",
      "API_VERSION_BEFORE='1.0.0'",
      "API_VERSION_HEALTHY='1.1.0'",
    ]);
  });

  it('npm run deploy stops replacing processes if a new one is unhealthy', () => {
    const { status, replaced } = deploy(['1.1.0'], 'api-1');

    expect(status).toBe(1);
    expect(replaced).toEqual(['api-1']);
  });

  it('npm run deploy -- rollback restores the previous api version', () => {
    deploy(['1.1.0']);

    const { status, replaced } = deploy(['rollback']);

    expect(status).toBe(0);
    expect(replaced).toEqual(['api-1', 'api-2']);
    expect(versions()).toEqual([
      "API_VERSION='1.0.0'",
      "SITE_VERSION='1.1.0'",
      "API_VERSION_BEFORE='1.1.0'",
      "API_VERSION_HEALTHY='1.0.0'",
    ]);
  });

  it('a rollback skips a version that never became healthy', () => {
    deploy(['1.0.0']);
    deploy(['1.1.0'], 'api-1');
    deploy(['1.1.1']);

    deploy(['rollback']);

    expect(versions()[0]).toBe("API_VERSION='1.0.0'");
  });

  it('a rollback restores the previous version even after the same update ran twice', () => {
    deploy(['1.1.0']);
    deploy(['1.1.0']);

    deploy(['rollback']);

    expect(versions()[0]).toBe("API_VERSION='1.0.0'");
  });

  it('a rollback fails if there is no previous version', () => {
    const { status, stderr, replaced } = deploy(['rollback']);

    expect({ status, replaced }).toEqual({ status: 1, replaced: [] });
    expect(stderr).toContain('there is no version before this one');
  });
});
