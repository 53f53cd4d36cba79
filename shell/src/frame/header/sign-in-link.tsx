import { signInPath } from '@kaagazz/contract';
import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface SignInLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'children'> {
  /** `Login / Signup` */
  label: string;
}

/** The door, which comes back to this page (E17); on the doors themselves it keeps the way back that they have. */
export function SignInLink({ label, ...props }: SignInLinkProps) {
  const { pathname, search } = useLocation();
  const atTheDoor = ['/login', '/signup'].includes(pathname.toLowerCase());

  return (
    <Link to={atTheDoor ? `/login${search}` : signInPath(pathname + search)} {...props}>
      {label}
    </Link>
  );
}
