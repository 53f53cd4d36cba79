import { signInPath } from '@kaagazz/contract';
import { ButtonLink, EmptyState } from '@kaagazz/design-system';
import { useLocation } from 'react-router-dom';

import signIn from '../../illustrations/sign-in.svg';
import { SpotPicture } from './orders.styles.ts';

interface OrdersSignInPromptProps {
  sessionEnded?: boolean;
}

export function OrdersSignInPrompt({ sessionEnded = false }: OrdersSignInPromptProps) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      title="Please login to view your orders"
      picture={<SpotPicture src={signIn} alt="" width={600} height={450} />}
      action={
        <ButtonLink to={signInPath(pathname + search)} reloadDocument={sessionEnded}>
          Login / Signup
        </ButtonLink>
      }
    >
      Your orders are kept with your account, so that only you can see them.
    </EmptyState>
  );
}
