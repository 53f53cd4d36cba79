export { DesignHead } from './design-head.tsx';
export { DesignMissing } from './design-missing.tsx';
export { InvitationList } from './invitation-list.tsx';
export { OCCASIONS, designsOf } from './invitation-kind.ts';
export { OtherDesigns } from './other-designs.tsx';
