export { UpstreamPool } from './upstream-pool.ts';
export { proxyTo } from './upstream.ts';
