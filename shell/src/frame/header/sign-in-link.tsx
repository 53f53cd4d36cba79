import { signInPath } from '@kaagazz/contract';
import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface SignInLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'children'> {
  label: string;
}

export function SignInLink({ label, ...props }: SignInLinkProps) {
  const { pathname, search } = useLocation();
  const isSignInPage = ['/login', '/signup'].includes(pathname.toLowerCase());

  return (
    <Link to={isSignInPage ? `/login${search}` : signInPath(pathname + search)} {...props}>
      {label}
    </Link>
  );
}
