/**
 * Milliseconds for which an access token (JWT) is still good by this device's clock; 0 when it has expired or is none. Only to renew in
 * time: whether it is genuine is for the api to say.
 */
export function remainingLife(token: string, now: number = Date.now()): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? Math.max(0, exp * 1000 - now) : 0;
  } catch {
    return 0;
  }
}
