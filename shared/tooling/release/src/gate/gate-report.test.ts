import { checkLines, finding, notChecked, reportOf } from './gate-report.ts';

const report = reportOf([
  { name: 'every file', ...finding([]), ms: 40 },
  {
    name: 'pages on the server',
    ...finding(['mfe-print /KaagazzPrint: status 503\nboom\nat draw (index.cjs:1:1)']),
    ms: 1234,
  },
  { name: 'pages in a browser', ...notChecked('no browser'), ms: 0 },
]);

it('the report lists each failure on one line', () => {
  expect(report.passed).toBe(false);
  expect(report.failures).toEqual(['pages on the server: mfe-print /KaagazzPrint: status 503']);
  expect(reportOf(report.checks.filter(({ passed }) => passed))).toMatchObject({ passed: true, failures: [] });
});

it('the report prints every check with the details of its failures', () => {
  const lines = report.checks.flatMap(checkLines);

  expect(lines[0]).toMatch(/^ok {3}every file +0\.0 s$/);
  expect(lines[1]).toMatch(/^FAIL pages on the server +1\.2 s$/);
  expect(lines.slice(2, 5).map((line) => line.trim())).toEqual([
    'mfe-print /KaagazzPrint: status 503',
    'boom',
    'at draw (index.cjs:1:1)',
  ]);
  expect(lines[5]).toMatch(/not checked: no browser$/);
});
