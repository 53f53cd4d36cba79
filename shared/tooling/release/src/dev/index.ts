export { DevProxy } from './dev-proxy.ts';
export { activate, releaseFetcher } from './fetched-releases.ts';
