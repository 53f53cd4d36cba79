export { proxyTo } from './upstream.ts';
