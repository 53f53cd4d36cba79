/**
 * Version of the api, which is raised whenever an operation changes. A release needs the version
 * that it was built with. Run `npm run api-version` after a change to raise the number.
 */
export const API_VERSION = 61;
