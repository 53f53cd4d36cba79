export { InvitationSuite } from './invitation-suite.tsx';
export { PrintJobList } from './print-job-list.tsx';
export { enquiry } from './print-service.ts';
