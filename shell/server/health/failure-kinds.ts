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
