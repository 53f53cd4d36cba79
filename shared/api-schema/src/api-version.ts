/**
 * After changing an operation, run `npm run api-version` to raise this number. A frontend release
 * needs an api with at least the version that it was built with.
 */
export const API_VERSION = 63;
