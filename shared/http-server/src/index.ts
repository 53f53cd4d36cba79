export { connectionLimits, limitSlowRequests } from './connection-limits.ts';
export { REQUEST_ID_HEADER, requestIdOf } from './request-id.ts';
export { ResponseCache } from './response-cache.ts';
export { stopOnSignal } from './stop-on-signal.ts';
