/**
 * The first four kinds are documented in `ReleaseFailure`. The others happen in browsers: `error`
 * is an uncaught error, `rejection` an unhandled promise rejection, `handler` an error thrown in an
 * event handler, `blank` a section without content, and `api` a failed api call.
 */
export const FAILURE_KINDS = [
  'load',
  'render',
  'stall',
  'late',
  'error',
  'rejection',
  'handler',
  'blank',
  'api',
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];
