const { default: Sequencer } = require('@jest/test-sequencer');

/** Run these tests first, because a long test at the end would leave a core idle. */
const LONG_TESTS = [
  'build-app',
  'render-pool',
  'pipeline',
  'draw-pdf',
  'payment-outcomes',
  'print-orders',
  'staged-rollout',
  'pages-on-a-',
];

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => LONG_TESTS.some((name) => path.includes(`/${name}`));
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
