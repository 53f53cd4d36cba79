/** Removes the error descriptions from the module federation runtime to make the shell smaller. */
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
