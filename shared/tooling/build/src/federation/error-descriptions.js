/** Replaces the error descriptions of the module federation runtime to make the shell smaller. */
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
