/** The query parameter of /login and /signup that remembers where the shopper wanted to go (E17). */
const RETURN_PARAMETER = 'next';

/** The path to sign-in that comes back to `wanted` (path with its query string). */
export function signInPath(wanted: string, page: '/login' | '/signup' = '/login'): string {
  return wanted === '/' ? page : `${page}?${new URLSearchParams({ [RETURN_PARAMETER]: wanted })}`;
}

/** Where to go after sign-in. Only a path of this site is taken: anything else, such as `//evil.example`, means home. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(RETURN_PARAMETER) ?? '/';
  const inside = 'https://site.invalid';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, inside)) return '/';
  const { origin, pathname, search: query, hash } = new URL(wanted, inside);
  // Resolved, `/.//evil.example` has two slashes at its beginning, too: as an address it would lead elsewhere, and the router throws.
  return origin === inside && !pathname.startsWith('//') ? pathname + query + hash : '/';
}
