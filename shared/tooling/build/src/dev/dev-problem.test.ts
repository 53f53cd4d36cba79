import path from 'node:path';

import { problemText } from './dev-problem.ts';

const folder = path.resolve(__dirname, '../../../../../mfe-print');

it('shows the file, line and code frame of a syntax error without swc’s stack trace', () => {
  const message = [
    'Module build failed (from ../node_modules/swc-loader/src/index.js):',
    "Error:   \u001b[31mx\u001b[0m Expected '</', got '.'",
    `    ,-[${folder}/src/features/hub/hub-hero.tsx:21:1]`,
    ' 21 |     Ordering online<. opens',
    '    :                     ^',
    '    `----',
    '',
    '',
    'Caused by:',
    '    Syntax Error',
    '',
    'Stack backtrace:',
    '   0: <unknown>',
  ].join('\n');
  const error = { moduleName: './src/features/hub/hub-hero.tsx', message };

  const text = problemText([error, error], folder);

  expect(text.split('\n')).toEqual([
    'mfe-print/src/features/hub/hub-hero.tsx:21:1',
    "x Expected '</', got '.'",
    `    ,-[${folder}/src/features/hub/hub-hero.tsx:21:1]`,
    ' 21 |     Ordering online<. opens',
    '    :                     ^',
    '    `----',
  ]);
});

it('shows the line of an unresolved import', () => {
  const error = {
    moduleName: './src/paths.ts',
    loc: '3:0-30',
    message: "Module not found: Error: Can't resolve './nowhere.ts' in '/anywhere/mfe-print/src'",
  };

  expect(problemText([error], folder)).toBe(
    "mfe-print/src/paths.ts:3:0\nModule not found: Error: Can't resolve './nowhere.ts' in '/anywhere/mfe-print/src'",
  );
});
