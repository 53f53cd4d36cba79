/**
 * The first four kinds are documented on `ReleaseFailure`. The others occur in browsers: an
 * uncaught error, an unhandled promise rejection, an error in an event handler, a section without
 * content (`blank`), and a failed api call.
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
