import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
const COMMENT = /^\s*(\{?\/\*|\*|\/\/)|\s\/\/ /;
const MAX_WIDTH = 100;
const CITATION = /specification|§|\bE\d{1,2}\b/;

interface CommentLine {
  place: string;
  text: string;
}

let comments: CommentLine[];
beforeAll(() => {
  const patterns = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.py'];
  const files = execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');
  comments = files.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .map((text, i) => ({ place: `${file}:${i + 1}`, text }))
      .filter(({ text }) => COMMENT.test(text)),
  );
});

const places = (isWrong: (line: CommentLine) => boolean) => comments.filter(isWrong).map(({ place }) => place);

it('the comment checks cover more than 1,000 comments', () => {
  expect(comments.length).toBeGreaterThan(1_000);
});

it(`the repository has no comment wider than ${MAX_WIDTH} columns`, () => {
  expect(places(({ text }) => text.length > MAX_WIDTH)).toEqual([]);
});

it('the repository has no comment that cites the specification', () => {
  expect(places(({ text }) => CITATION.test(text))).toEqual([]);
});
