export { SiteMetrics, startMetrics } from './metrics.ts';
export { logFailure, logOptions, logPages, pathToLog, routeClass } from './page-log.ts';
