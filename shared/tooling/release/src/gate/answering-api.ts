const ANSWERS_WITHIN_MS = 5_000;

/** Why pages cannot be drawn with this api, in one line; undefined when it answers. */
export async function apiProblem(apiUrl: string): Promise<string | undefined> {
  const advice = 'name a running api with API_URL';
  try {
    const { status } = await fetch(new URL('/api/health', apiUrl), { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
    return status === 200 ? undefined : `the api at ${apiUrl} is not well (/api/health answers ${status}): ${advice}`;
  } catch {
    return `no api answers at ${apiUrl}: ${advice}`;
  }
}
