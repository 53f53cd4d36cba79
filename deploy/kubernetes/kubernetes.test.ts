import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { parse, parseAllDocuments } from 'yaml';

interface Resource {
  kind: string;
  metadata: { name: string };
}

const FOLDER = import.meta.dirname;
const PATCHED = ['overlays/production', 'overlays/staging', 'components/restore'];

/** kubectl renders overlays. It needs no cluster, but Debian has only an old version. */
const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;
const withKubectl = hasKubectl ? it : it.skip;

function read(file: string): Resource[] {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');
  return parseAllDocuments(text).map((document) => document.toJS() as Resource);
}

const base = readdirSync(path.join(FOLDER, 'base'))
  .filter((file) => file !== 'kustomization.yaml')
  .map((file) => `base/${file}`);

function validate(resources: string): string {
  return spawnSync(process.execPath, [path.join(FOLDER, 'validate.ts')], { input: resources, encoding: 'utf8' }).stdout;
}

function render(folder: string): string {
  const { stdout, stderr, status } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

describe('the Kubernetes resources', () => {
  it('of the base match the schemas of Kubernetes and CloudNativePG', () => {
    const resources = base.map((file) => readFileSync(path.join(FOLDER, file), 'utf8')).join('\n---\n');

    expect(validate(resources)).toMatch(/^\d\d resources, 0 problems\n$/);
  });

  it.each([
    ['a misspelled field', 'readinessProbe:', 'readinesProbe:', 'readinesProbe is not known'],
    ['a value of the wrong type', 'maxUnavailable: 1', 'maxUnavailable: [1]', 'must be'],
  ])('are rejected with %s', (_, correct, wrong, problem) => {
    const resources = readFileSync(path.join(FOLDER, 'base/api.yaml'), 'utf8');

    expect(validate(resources.replace(correct, wrong))).toContain(problem);
  });

  it.each(PATCHED)('of %s change only what the base has', (folder) => {
    const { patches } = parse(readFileSync(path.join(FOLDER, folder, 'kustomization.yaml'), 'utf8')) as {
      patches: { path: string }[];
    };
    const nameOf = ({ kind, metadata }: Resource) => `${kind} ${metadata.name}`;
    const names = base.flatMap(read).map(nameOf);

    const changed = patches.flatMap((patch) => read(path.join(folder, patch.path))).map(nameOf);

    expect(names).toEqual(expect.arrayContaining(changed));
  });

  withKubectl.each(PATCHED.slice(0, 2))('of %s match the schemas once rendered', (overlay) => {
    const resources = render(path.join(FOLDER, overlay));

    expect(validate(resources)).toMatch(/ 0 problems\n$/);
    expect(resources).not.toMatch(/image: shop-/);
  });

  withKubectl('restore the database from its log to the given moment', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kaagazz-restore-'));
    try {
      cpSync(FOLDER, path.join(folder, 'kubernetes'), { recursive: true });
      mkdirSync(path.join(folder, 'restore'));
      writeFileSync(
        path.join(folder, 'restore/kustomization.yaml'),
        'resources: [../kubernetes/overlays/production]\ncomponents: [../kubernetes/components/restore]\n',
      );

      const resources = render(path.join(folder, 'restore'));

      expect(validate(resources)).toMatch(/ 0 problems\n$/);
      const cluster = parseAllDocuments(resources)
        .map((document) => document.toJS() as Resource)
        .find(({ kind }) => kind === 'Cluster');
      expect(cluster).toHaveProperty('spec.bootstrap.recovery.source', 'before');
      expect(cluster).toHaveProperty('spec.bootstrap.recovery.recoveryTarget.targetTime');
      expect(cluster).not.toHaveProperty('spec.bootstrap.initdb');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
