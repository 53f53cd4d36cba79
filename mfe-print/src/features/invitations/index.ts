export { DesignHead } from './design-head.tsx';
export { DesignNotFound } from './design-not-found.tsx';
export { InvitationList } from './invitation-list.tsx';
export { OCCASIONS, designsOf } from './occasions.ts';
export { OtherDesigns } from './other-designs.tsx';
