const RESPONSE_TIMEOUT_MS = 30_000;

/**
 * Returns a one-line reason why pages can't be rendered with this api, or undefined if the api is
 * healthy.
 */
export async function apiProblem(apiUrl: string): Promise<string | undefined> {
  const advice = 'set API_URL to a running api';
  try {
    const { status } = await fetch(new URL('/api/health', apiUrl), {
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    return status === 200 ? undefined : `the api at ${apiUrl} is unhealthy (/api/health: status ${status}): ${advice}`;
  } catch {
    return `no response from the api at ${apiUrl}: ${advice}`;
  }
}
