/**
 * Milliseconds for which an access token (JWT) is still good by this device's clock; 0 when it has expired or is none. Only to renew in
 * time: whether it is genuine is for the api to say.
 */
export function remainingLife(token: string, now: number = Date.now()): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return 0;
    return typeof claims.exp === 'number' ? Math.max(0, claims.exp * 1000 - now) : 0;
  } catch {
    return 0;
  }
}
