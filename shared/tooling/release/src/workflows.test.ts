import fs from 'node:fs/promises';
import path from 'node:path';

import { APPS, ROOT } from '@kaagazz/build/apps';
import { COMPILED_IN } from '@kaagazz/build/fingerprint';
import { parse } from 'yaml';

interface Workflow {
  on: { push: { branches: string[]; paths: string[] } };
  jobs: {
    release: {
      uses?: string;
      with?: { app: string };
      steps?: { run?: string; env?: Record<string, string>; with?: Record<string, unknown> }[];
    };
  };
}

async function readWorkflow(name: string): Promise<Workflow> {
  return parse(await fs.readFile(path.join(ROOT, '.github/workflows', `${name}.yml`), 'utf8')) as Workflow;
}

it.each(APPS)('the workflow for %s runs when a file that the app is built from changes', async (app) => {
  const { on, jobs } = await readWorkflow(app);

  expect(on.push.branches).toEqual(['main']);
  expect(on.push.paths.filter((each) => !each.startsWith('!'))).toEqual([
    ...[app, ...COMPILED_IN].map((folder) => `${folder}/**`),
    'package-lock.json',
  ]);
  expect(jobs.release).toMatchObject({ uses: './.github/workflows/release-app.yml', with: { app } });
});

it.each(APPS)('GitHub Actions releases %s with the same script as any other CI', async (app) => {
  const { jobs } = await readWorkflow('release-app');

  expect(jobs.release.steps?.map(({ run }) => run).filter(Boolean)).toEqual(['${{ inputs.app }}/release.sh']);
  const { mode } = await fs.stat(path.join(ROOT, app, 'release.sh'));
  expect(mode & 0o111).toBe(0o111);
});

it.each(['.github/workflows/release-app.yml', 'shared/tooling/create-remote/template/github/workflows/release.yml'])(
  '%s can sign a release and list the commits since the stable release',
  async (file) => {
    const { jobs } = parse(await fs.readFile(path.join(ROOT, file), 'utf8')) as Workflow;
    const { steps = [] } = jobs.release;

    const settings = steps.flatMap(({ env = {} }) => Object.keys(env));
    expect(settings).toEqual(
      expect.arrayContaining([
        'RELEASES_PUBLIC_KEY',
        'RELEASES_SIGNING_KEY',
        'RELEASES_SERVER_PUBLIC_KEY',
        'RELEASES_MIN_REVISION',
      ]),
    );
    expect(steps[0]?.with).toEqual({ 'fetch-depth': 0 });
  },
);
