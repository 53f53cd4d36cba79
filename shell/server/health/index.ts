export { CandidateWatch } from './candidate-watch.ts';
export { VITAL_NAMES } from './health-counts.ts';
export { HealthExchange } from './health-exchange.ts';
export { handleOneAtATime } from './one-at-a-time.ts';
export { ReleaseHealth } from './release-health.ts';
export type { ReleaseSummary } from './release-health.ts';
