import { useLocation } from 'react-router-dom';

import { InvitationList } from '../features/invitations/index.ts';
import { invitationKindOf } from '../paths.ts';

/** /marriage, /babyshower, /birthday, /anniversary */
export function InvitationListPage() {
  return <InvitationList kind={invitationKindOf(useLocation().pathname)} />;
}
