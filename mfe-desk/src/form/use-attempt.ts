import { useState } from 'react';

import { messageOf } from '../api/desk-problem.ts';

/** Runs async work. `problem` is the message of the last error, or empty. */
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
