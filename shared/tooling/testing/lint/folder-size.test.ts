import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
const MOST_FILES = 20;
const EXEMPT = /\.test\.|\/test-support\/|^e2e\/|fixture|\/attacks\/|\/drizzle\//;

it(`every source folder has at most ${MOST_FILES} files`, () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.py'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const sources = files.split('\n').filter((file) => file !== '' && !EXEMPT.test(file));
  const folders = [...Map.groupBy(sources, (file) => path.dirname(file))];

  expect(sources.length).toBeGreaterThan(500);
  expect(folders.filter(([, inside]) => inside.length > MOST_FILES).map(([folder]) => folder)).toEqual([]);
});
