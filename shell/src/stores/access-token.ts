/**
 * Returns the token's remaining lifetime in milliseconds, or 0 if the token is expired or
 * malformed. Doesn't verify the signature.
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
