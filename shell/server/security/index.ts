export { limitBody } from './body-limit.ts';
export { rejectBrokenRequest } from './broken-requests.ts';
export { refuse, registerRefusals } from './refusals.ts';
export { registerResponseHeaders, setResponseHeaders } from './response-headers.ts';
export { isSentFromHere, pathComingFrom, siteOriginOf } from './same-origin.ts';
export { contentSecurityPolicy, mountedSecurityPolicy } from './security-policy.ts';
