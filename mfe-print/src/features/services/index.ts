export { InvitationSuite } from './invitation-suite.tsx';
export { PrintJobList } from './print-job-list.tsx';
