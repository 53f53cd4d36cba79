import type { Gate } from '../cli/publish-release.ts';
import { finding } from '../gate/gate-report.ts';

/**
 * Fake release gate for tests. `TYPE_ERROR` and `GATE_FAILURE` make it fail, and `PAGES_LEFT` sets
 * the number of unchecked pages that it reports.
 */
export function fakeGate({ TYPE_ERROR, GATE_FAILURE, PAGES_LEFT }: NodeJS.ProcessEnv): Gate {
  return {
    checkTypes: async () => finding(TYPE_ERROR ? [TYPE_ERROR] : []),
    run: async ({ types, print, pages }) => {
      print?.('gate called');
      const failures = [...((await types)?.details ?? []), ...(GATE_FAILURE ? [GATE_FAILURE] : [])];
      const left = pages === 'changed' ? Number(PAGES_LEFT ?? 0) : 0;
      return { passed: failures.length === 0, failures, visited: [], left };
    },
  };
}
