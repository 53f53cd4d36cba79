import { AuthProvider, useToast } from '@kaagazz/contract';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';

import type { Session } from '../stores/session.ts';
import type { SiteState } from '../stores/site-store.ts';

export type SessionActions = Omit<Session, 'start' | 'freshToken'> & {
  /** Loads a new document after sign-out, so that no personal data stays in memory. */
  leave(): void;
};

export function AuthFromStore({ session, children }: { session: SessionActions; children: ReactNode }) {
  const { status, user } = useSelector((state: SiteState) => state.auth);
  const showToast = useToast();

  const auth = useMemo(
    () => ({
      status,
      user,
      signIn: session.signIn,
      updateUser: session.updateUser,
      keepFreshFor: session.keepFreshFor,
      async signOut() {
        if (await session.signOut()) session.leave();
        else showToast({ text: 'Logout failed', tone: 'error' });
      },
    }),
    [status, user, session, showToast],
  );

  return <AuthProvider value={auth}>{children}</AuthProvider>;
}
