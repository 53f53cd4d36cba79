export { SiteMetrics, startMetrics } from './metrics.ts';
export { logFailure, logOptions, logPages, pathToLog } from './page-log.ts';
