import { useState } from 'react';

import { messageOf } from '../api/desk-problem.ts';

export function useAttempt(explain = messageOf) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setError(null);
    await work().catch(setError);
    setBusy(false);
  };
  const problem = error === null ? '' : explain(error);
  return { busy, error, problem, attempt, forgetError: () => setError(null) };
}
