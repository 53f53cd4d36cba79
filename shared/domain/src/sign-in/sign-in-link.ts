/** Query parameter that contains the path to return to after sign-in. */
const RETURN_PARAMETER = 'next';

/** Returns the path of a sign-in page that leads to `wanted` after sign-in. */
export function signInPath(wanted: string, page: '/login' | '/signup' = '/login'): string {
  return wanted === '/' ? page : `${page}?${new URLSearchParams({ [RETURN_PARAMETER]: wanted })}`;
}

/** Returns the path to open after sign-in, or `/` if the parameter is not a path on this site. */
export function returnPath(search: string): string {
  return pathOnSite(new URLSearchParams(search).get(RETURN_PARAMETER) ?? '/');
}

/** Returns the normalised path, or `/` if it could lead to another site. */
export function pathOnSite(wanted: string): string {
  const inside = 'https://site.invalid';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, inside)) return '/';
  const { origin, pathname, search: query, hash } = new URL(wanted, inside);
  // `/.//evil.example` resolves to `//evil.example`, which browsers treat as another host.
  return origin === inside && !pathname.startsWith('//') ? pathname + query + hash : '/';
}

/**
 * Returns the path of the link in a sign-in email. The email address and the code are in the
 * fragment, which browsers don't send to servers, so neither ends up in a server log.
 */
export function codeLinkPath({ email, code, next }: { email: string; code: string; next: string }): string {
  return `${signInPath(next)}#${new URLSearchParams({ email, code })}`;
}

/** Reads the fragment of a `codeLinkPath` link. Returns null for any other fragment. */
export function readCodeLink(hash: string): { email: string; code: string } | null {
  const values = new URLSearchParams(hash.slice(1));
  const [email, code] = [values.get('email'), values.get('code')];
  return email && code ? { email, code } : null;
}
