export { CandidateWatch } from './candidate-watch.ts';
export type { FailureKind } from './failure-kinds.ts';
export { OUTCOMES, VITAL_NAMES } from './health-counts.ts';
export { HealthExchange } from './health-exchange.ts';
export { handleOneAtATime } from './one-at-a-time.ts';
export { ReleaseHealth } from './release-health.ts';
export { MAX_MESSAGE, MAX_STACK } from './release-errors.ts';
export type { ReleaseSummary } from './release-health.ts';
