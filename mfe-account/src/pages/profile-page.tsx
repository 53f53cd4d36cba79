import { PageHead, signInPath, useAuth } from '@kaagazz/contract';
import { Divider, Heading, PageLayout, Stack } from '@kaagazz/design-system';
import { Navigate, useLocation } from 'react-router-dom';

import { SavedAddresses } from '../features/addresses/index.ts';
import { OwnData } from '../features/own-data/index.ts';
import { OwnDetails } from '../features/own-details/index.ts';
import { ProfileWaiting } from '../features/profile-frame/index.ts';
import { Sessions } from '../features/sessions/index.ts';
import { paths } from '../paths.ts';

/** /profile: what the shop knows of a shopper, and what they can do about it (specification §2 Profile). */
export function ProfilePage() {
  return (
    <PageLayout>
      <PageHead
        title="My Profile"
        description="Your name and phone number, addresses, devices and data at Kaagazz."
        canonical={paths.profile}
        noIndex
      />
      <Stack gap={10}>
        <Heading level={1}>My Profile</Heading>
        <ProfileOfVisitor />
      </Stack>
    </PageLayout>
  );
}

function ProfileOfVisitor() {
  const { status, user } = useAuth();
  const { pathname, search } = useLocation();

  if (status === 'loading') return <ProfileWaiting />;
  // Sign-in comes back here (E17).
  if (!user) return <Navigate to={signInPath(pathname + search)} replace />;

  return (
    <Stack gap={12}>
      <OwnDetails user={user} />
      <Divider />
      <SavedAddresses shopper={user} />
      <Divider />
      <Sessions shopperId={user._id} />
      <Divider />
      <OwnData email={user.email} />
    </Stack>
  );
}
