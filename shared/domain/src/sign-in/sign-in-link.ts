const RETURN_PARAMETER = 'next';

export function signInPath(wanted: string, page: '/login' | '/signup' = '/login'): string {
  return wanted === '/' ? page : `${page}?${new URLSearchParams({ [RETURN_PARAMETER]: wanted })}`;
}

export function returnPath(search: string): string {
  return pathOnSite(new URLSearchParams(search).get(RETURN_PARAMETER) ?? '/');
}

/** Returns the path, or `/` if the path could lead to another site. */
export function pathOnSite(wanted: string): string {
  const inside = 'https://site.invalid';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, inside)) return '/';
  const { origin, pathname, search: query, hash } = new URL(wanted, inside);
  // Browsers treat a path that starts with `//` as a URL on another host. The URL parser can return
  // such a path, for example for `/.//evil.example`.
  return origin === inside && !pathname.startsWith('//') ? pathname + query + hash : '/';
}

/** Puts the code into the fragment, because browsers don't send fragments to servers. */
export function codeLinkPath({ email, code, next }: { email: string; code: string; next: string }): string {
  return `${signInPath(next)}#${new URLSearchParams({ email, code })}`;
}

export function readCodeLink(hash: string): { email: string; code: string } | null {
  const values = new URLSearchParams(hash.slice(1));
  const [email, code] = [values.get('email'), values.get('code')];
  return email && code ? { email, code } : null;
}
