import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { parse, parseAllDocuments } from 'yaml';

import { readConfig as readApiConfig } from '../../api/src/config.ts';
import { readConfig as readSiteConfig } from '../../shell/server/config/index.ts';

interface Resource {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: { template?: { spec: { containers: { env: { name: string; value?: string }[] }[] } } };
}

const SECRETS = {
  NODE_ENV: 'production',
  AUTH_SECRET: '0123456789abcdef0123456789abcdef',
  OPERATOR_TOKEN: '0123456789abcdef01234567',
  RELEASES_SECRET: 'fedcba9876543210fedcba9876543210',
  RAZORPAY_KEY_ID: 'rzp_live_Fq7sKw2mZx',
  RAZORPAY_KEY_SECRET: 'Zq3vK8sW1nB5tY',
  RAZORPAY_WEBHOOK_SECRET: 'abcdef0123456789abcdef01',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Kaagazz <hello@shop.example>',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
};

const FOLDER = import.meta.dirname;
const PATCHED = ['overlays/production', 'overlays/staging', 'components/restore'];

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
  it('the resources use only Secrets described in docs/kubernetes.md or created by CloudNativePG', () => {
    const text = base.map((file) => readFileSync(path.join(FOLDER, file), 'utf8')).join('\n');

    const used = text.matchAll(/(?:secretRef|secretKeyRef|accessKeyId|secretAccessKey): \{ name: ([\w-]+)/g);

    expect([...new Set([...used].map(([, name]) => name))].toSorted()).toEqual([
      'database-app',
      'kaagazz-api',
      'kaagazz-site',
    ]);
  });

  it('the site and the release jobs do not get the api’s secrets', () => {
    const texts = base.flatMap((file) => read(file)).map((resource) => JSON.stringify(resource));
    const withReleaseCode = texts.filter((text) => /shop-(?:site|release)/.test(text));

    expect(withReleaseCode).toHaveLength(3);
    expect(withReleaseCode.filter((text) => text.includes('kaagazz-api'))).toEqual([]);
  });

  it('the Kubernetes resources match the schemas of Kubernetes and CloudNativePG', () => {
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

  it.each(PATCHED)('the Kubernetes resources in %s change only resources that exist in the base', (folder) => {
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

  withKubectl('of production give the api and the site settings that they accept', () => {
    const resources = parseAllDocuments(render(path.join(FOLDER, 'overlays/production'))).map(
      (document) => document.toJS() as Resource,
    );
    const settings = resources.find(({ kind }) => kind === 'ConfigMap')?.data;
    const environmentOf = (app: string) => {
      const deployment = resources.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === app);
      const variables = deployment?.spec?.template?.spec.containers[0]?.env ?? [];
      return { ...settings, ...SECRETS, ...Object.fromEntries(variables.map(({ name, value }) => [name, value])) };
    };

    const api = readApiConfig(environmentOf('api'));
    const site = readSiteConfig(environmentOf('site'));

    expect(api).toMatchObject({ production: true, siteOrigin: 'https://shop.example', databasePooler: 'transaction' });
    expect(api.photographs).toMatchObject({ bucket: 'kaagazz-files', prefix: 'media' });
    expect(site).toMatchObject({ apiUrls: ['http://api:3001'], releasesUrl: 's3://kaagazz-releases' });
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
