const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Take longer than their size says: they come first. On a machine that has never run them (CI's) the last one would else keep one core busy while the
 * other waits.
 */
const LONG_ONES = [
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
    const isLong = ({ path }) => LONG_ONES.some((name) => path.includes(`/${name}`));
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
