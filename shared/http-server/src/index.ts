export { connectionLimits, limitSlowRequests } from './connection-limits.ts';
export { ResponseCache } from './response-cache.ts';
export { stopOnSignal } from './stop-on-signal.ts';
