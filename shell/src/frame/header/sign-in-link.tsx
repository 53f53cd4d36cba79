import { signInPath } from '@kaagazz/contract';
import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** `Login / Signup`, which comes back to this page (E17); on the doors themselves it keeps the way back that they have. */
export function SignInLink(props: Omit<ComponentProps<typeof Link>, 'to' | 'children'>) {
  const { pathname, search } = useLocation();
  const atTheDoor = ['/login', '/signup'].includes(pathname.toLowerCase());

  return (
    <Link to={atTheDoor ? `/login${search}` : signInPath(pathname + search)} {...props}>
      Login / Signup
    </Link>
  );
}
