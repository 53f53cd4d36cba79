export { InvitationServiceList } from './invitation-service-list.tsx';
export { FileServiceList } from './file-service-list.tsx';
