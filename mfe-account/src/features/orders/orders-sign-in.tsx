import { signInPath } from '@kaagazz/contract';
import { ButtonLink, EmptyState } from '@kaagazz/design-system';
import { useLocation } from 'react-router-dom';

/** What a visitor sees instead of orders; sign-in comes back to where they were (E17). */
export function OrdersSignIn() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      title="Please login to view your orders"
      action={<ButtonLink to={signInPath(pathname + search)}>Login / Signup</ButtonLink>}
    >
      Your orders are kept with your account, so that only you can see them.
    </EmptyState>
  );
}
