/** How long an emailed sign-in code is valid, in milliseconds. */
export const SIGN_IN_CODE_MS = 10 * 60 * 1000;
