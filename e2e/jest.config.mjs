import path from 'node:path';

import { longestFirst, serverProject } from '../shared/tooling/testing/jest/projects.mjs';

const LONG_ONLY = [
  'e2e/after-buying.test.ts',
  'e2e/certificates.test.ts',
  'e2e/changed-print.test.ts',
  'e2e/console.test.ts',
  'e2e/finding-products.test.ts',
  'e2e/forced-colours.test.ts',
  'e2e/guest-cards.test.ts',
  'e2e/lighthouse.test.ts',
  'e2e/many-purchases.test.ts',
  'e2e/pages-on-a-laptop.test.ts',
  'e2e/photographs.test.ts',
  'e2e/print-on-paper.test.ts',
  'e2e/printed-sample.test.ts',
  'e2e/product-page.test.ts',
  'e2e/release-gate.test.ts',
  'e2e/rsvp.test.ts',
  'e2e/search-speed.test.ts',
  'e2e/signed-in-pages.test.ts',
  'e2e/suite-order.test.ts',
  'e2e/team-cards.test.ts',
  'e2e/ways-to-pay.test.ts',
];

export default {
  projects: [
    {
      ...serverProject('journeys', 'e2e/*.test.ts'),
      testPathIgnorePatterns: process.env.LONG ? [] : LONG_ONLY,
      globalSetup: path.join(import.meta.dirname, 'support/global-setup.ts'),
      globalTeardown: path.join(import.meta.dirname, 'support/global-teardown.ts'),
    },
  ],
  testTimeout: process.env.LONG ? 600_000 : 300_000,
  testSequencer: longestFirst,
  maxWorkers: 1,
};
