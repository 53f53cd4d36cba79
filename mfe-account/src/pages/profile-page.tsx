import { PageHead, signInPath, useAuth } from '@kaagazz/contract';
import type { User } from '@kaagazz/contract';
import { Divider, Heading, PageLayout, Spinner, Stack } from '@kaagazz/design-system';
import { Navigate, useLocation } from 'react-router-dom';

import { SavedAddresses, useAddressesQuery } from '../features/addresses/index.ts';
import { OwnData } from '../features/own-data/index.ts';
import { OwnDetails } from '../features/own-details/index.ts';
import { Sessions, useSessionsQuery } from '../features/sessions/index.ts';
import { paths } from '../paths.ts';

export function ProfilePage() {
  return (
    <PageLayout>
      <PageHead
        title="My Profile"
        description="Manage your name, phone number, addresses, devices and personal data."
        canonical={paths.profile}
        noIndex
      />
      <Stack gap={10}>
        <Heading level={1}>My Profile</Heading>
        <ProfileOrSignIn />
      </Stack>
    </PageLayout>
  );
}

function ProfileOrSignIn() {
  const { status, user } = useAuth();
  const { pathname, search } = useLocation();

  if (status === 'loading') return <Spinner label="Loading your profile" />;
  if (!user) return <Navigate to={signInPath(pathname + search)} replace />;

  return <Profile user={user} />;
}

function Profile({ user }: { user: User }) {
  const addresses = useAddressesQuery(user._id, { refetchOnMountOrArgChange: true });
  const sessions = useSessionsQuery(user._id, { refetchOnMountOrArgChange: true });

  return (
    <Stack gap={12}>
      <OwnDetails user={user} />
      <Divider />
      {addresses.isLoading || sessions.isLoading ? (
        <Spinner label="Loading your addresses and devices" />
      ) : (
        <>
          <SavedAddresses user={user} query={addresses} />
          <Divider />
          <Sessions query={sessions} />
          <Divider />
          <OwnData email={user.email} />
        </>
      )}
    </Stack>
  );
}
