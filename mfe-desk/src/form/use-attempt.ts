import { useState } from 'react';

import { messageOf } from '../api/desk-problem.ts';

/**
 * Returns a function that runs async work, whether the work is in progress, and an error message if
 * the last work failed.
 */
export function useAttempt(explain = messageOf) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem('');
    await work().catch((error: unknown) => setProblem(explain(error)));
    setBusy(false);
  };
  return { busy, problem, attempt };
}
