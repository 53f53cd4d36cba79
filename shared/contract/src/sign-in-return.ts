/** Query parameter that contains the path to return to after sign-in. */
const RETURN_PARAMETER = 'next';

/** Returns the path of a sign-in page that leads back to `wanted`. */
export function signInPath(wanted: string, page: '/login' | '/signup' = '/login'): string {
  return wanted === '/' ? page : `${page}?${new URLSearchParams({ [RETURN_PARAMETER]: wanted })}`;
}

/** Returns the path to open after sign-in, or `/` if the parameter is not a path on this site. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(RETURN_PARAMETER) ?? '/';
  const inside = 'https://site.invalid';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, inside)) return '/';
  const { origin, pathname, search: query, hash } = new URL(wanted, inside);
  // `/.//evil.example` resolves to `//evil.example`, which browsers treat as another host.
  return origin === inside && !pathname.startsWith('//') ? pathname + query + hash : '/';
}
