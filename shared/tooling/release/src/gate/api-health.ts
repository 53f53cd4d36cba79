import { worksWithApi } from '@kaagazz/releases';
import type { Release } from '@kaagazz/releases';
import { z } from 'zod';

const RESPONSE_TIMEOUT_MS = 30_000;
const REVISION_TIMEOUT_MS = 3_000;

const Health = z.object({ apiVersion: z.number().optional(), rolloutRevision: z.number().optional() });

export async function apiProblem(apiUrl: string, { requires }: Pick<Release, 'requires'>): Promise<string | undefined> {
  const advice = 'set API_URL to a running api';
  try {
    const response = await fetch(new URL('/api/health', apiUrl), {
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    if (response.status !== 200) {
      return `the api at ${apiUrl} is unhealthy (/api/health: status ${response.status}): ${advice}`;
    }
    const { apiVersion } = Health.parse(await response.json().catch(() => ({})));
    if (requires === undefined || worksWithApi({ requires }, apiVersion)) return undefined;
    return `needs api version ${requires.api}, but the api at ${apiUrl} has version ${apiVersion}: deploy the api first`;
  } catch {
    return `no response from the api at ${apiUrl}: ${advice}`;
  }
}

export async function revisionInUse(apiUrl: string): Promise<number> {
  try {
    const response = await fetch(new URL('/api/health', apiUrl), { signal: AbortSignal.timeout(REVISION_TIMEOUT_MS) });
    return Health.parse(await response.json()).rolloutRevision ?? 0;
  } catch {
    return 0;
  }
}
