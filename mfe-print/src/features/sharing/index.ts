export { HostSharing } from './host-sharing.tsx';
export { SharedInvitation } from './shared-invitation.tsx';
export type { Shared } from './sharing.api.ts';
