export const SIGN_IN_CODE_MS = 10 * 60 * 1000;
