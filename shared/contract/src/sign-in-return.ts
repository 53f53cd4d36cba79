/** Query parameter of the sign-in pages with the path to return to. */
const RETURN_PARAMETER = 'next';

/** Returns the path of a sign-in page that leads back to `wanted`, a path with its query. */
export function signInPath(wanted: string, page: '/login' | '/signup' = '/login'): string {
  return wanted === '/' ? page : `${page}?${new URLSearchParams({ [RETURN_PARAMETER]: wanted })}`;
}

/** Returns the path to go to after sign-in: `/` if the parameter is not a path of this site. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(RETURN_PARAMETER) ?? '/';
  const inside = 'https://site.invalid';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, inside)) return '/';
  const { origin, pathname, search: query, hash } = new URL(wanted, inside);
  // `/.//evil.example` resolves to `//evil.example`, which a browser treats as another host.
  return origin === inside && !pathname.startsWith('//') ? pathname + query + hash : '/';
}
