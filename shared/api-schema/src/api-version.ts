/**
 * Run `npm run api-version` after changing an operation. A frontend needs at least the version it
 * was built with.
 */
export const API_VERSION = 63;
