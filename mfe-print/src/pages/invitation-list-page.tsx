import { useLocation } from 'react-router-dom';

import { InvitationList } from '../features/invitations/index.ts';
import { invitationKindOf } from '../paths.ts';

export function InvitationListPage() {
  return <InvitationList kind={invitationKindOf(useLocation().pathname)} />;
}
