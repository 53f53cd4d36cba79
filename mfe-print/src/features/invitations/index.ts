export { DesignNotFound } from './design-not-found.tsx';
export { DesignSection } from './design-section.tsx';
export { InvitationList } from './invitation-list.tsx';
export { OCCASIONS, designsOf } from './occasions.ts';
