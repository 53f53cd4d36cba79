import { InvitationList } from '../features/invitations/index.ts';

/** /marriage */
export function MarriageListPage() {
  return <InvitationList kind="marriage" />;
}

/** /babyshower */
export function BabyShowerListPage() {
  return <InvitationList kind="babyshower" />;
}

/** /birthday */
export function BirthdayListPage() {
  return <InvitationList kind="birthday" />;
}

/** /anniversary */
export function AnniversaryListPage() {
  return <InvitationList kind="anniversary" />;
}
