import { useLocation } from 'react-router-dom';

import { InvitationList } from '../features/invitations/index.ts';
import { designKindOf } from '../paths.ts';

export function InvitationListPage() {
  return <InvitationList kind={designKindOf(useLocation().pathname)} />;
}
