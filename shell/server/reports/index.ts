export { pageReports } from './page-reports.ts';
export { PageTokens } from './page-tokens.ts';
