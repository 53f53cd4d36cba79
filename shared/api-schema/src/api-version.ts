export const API_VERSION = 63;
