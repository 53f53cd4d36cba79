export { del, get, never, offline, patch, post, problem, put, reply, server } from './fetch-server.ts';
export type { Route, SentRequest } from './fetch-server.ts';
export { renderPage, renderRemote } from './render-page.tsx';
export type { PageOptions, RenderedPage } from './render-page.tsx';
export { SHOPPER } from './test-host.tsx';
export type { HostOptions, HostState } from './test-host.tsx';
export { TEST_TOKEN } from './test-store.ts';
export { mockIntersectionObserver } from './mock-intersection-observer.ts';
