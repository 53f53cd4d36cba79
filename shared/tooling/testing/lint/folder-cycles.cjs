const { options } = require('../../../../.dependency-cruiser.cjs');

const TESTS = String.raw`\.test\.tsx?$|/(test-support|testing|test)/|\.fixture\.ts$`;

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      comment: 'These folders import each other. Merge them, or move the shared code to a third folder.',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|${TESTS}` } },
};
